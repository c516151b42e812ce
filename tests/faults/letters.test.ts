import { describe, expect, test } from 'vitest';
import { openDays, someWish, tryBooking } from '../server/bookings.ts';
import { databases, type Site } from '../server/site.ts';
import { counts } from '../setup/counts.ts';
import { passTime, setMailedSite } from './mailed-site.ts';

describe.each(databases)('letters of a shop on %s', (engine, open) => {
  const now = setMailedSite(open);

  const book = async (at: Awaited<ReturnType<Site['start']>>, time: string, day: number) => {
    const { site } = now();
    const mario = await site.browserOf(site.mario, at);
    const [date = ''] = openDays(day).slice(-1);
    const wish = { ...someWish(site, site.mario, [date]), stylistId: null, date, time };
    return (await tryBooking(mario, wish)).id ?? 0;
  };
  const states = async () => {
    const rows = await now().site.ask('select letter_key, status from letters order by id');
    return rows.map(row => `${row['letter_key']} ${row['status']}`);
  };
  const patience = { timeout: 60_000, interval: 200 };

  test.each(counts.letterSenders)(
    'go once each, whichever of %i processes sends them; whom the server refuses has failed',
    async senders => {
      const { site, mail } = now();
      const first = await site.start();
      const servers = [first];
      while (servers.length < senders) servers.push(await site.start('another'));
      const times = ['09:00', '09:45', '10:30', '11:15', '15:00', '15:45', '16:30', '17:15', '18:00'];
      const ids = await Promise.all(
        times.map((time, index) => book(servers[index % servers.length] ?? first, time, senders)),
      );
      expect(ids).not.toContain(0);
      const all = ids.map(id => `booked-${id}-1`).toSorted();
      const taken = () => mail.taken.filter(key => all.includes(key)).toSorted();
      await expect.poll(taken, patience).toEqual(all);
      await expect.poll(states, patience).toEqual(expect.arrayContaining(all.map(key => `${key} sent`)));
      mail.answers.push('refuses');
      const refused = await book(first, '09:00', senders + 7);
      await expect.poll(async () => (await states()).at(-1), patience).toBe(`booked-${refused}-1 failed`);
      expect(taken()).toEqual(all);
      expect(mail.taken).not.toContain(`booked-${refused}-1`);
      for (const server of servers) expect(await server.stop()).toBe(0);
    },
  );

  test('outlive a process that is killed while one is on its way, a server that says later or goes away', async () => {
    const { site, mail } = now();
    mail.answers.push('says nothing');
    const server = await site.start();
    const onItsWay = mail.next();
    const id = await book(server, '10:00', 7);
    await onItsWay;
    await server.stop('SIGKILL');
    expect(await states()).toContain(`booked-${id}-1 waiting`);
    const rest = async () =>
      site.ask(`select id from letters where status = 'waiting' and leased_until is null`);
    for (const answer of ['goes away', 'says later'] as const) {
      await passTime(engine, site);
      mail.answers.push(answer);
      const next = await site.start();
      await expect.poll(() => mail.answers.length, patience).toBe(0);
      await expect.poll(async () => (await rest()).length, patience).toBe(1);
      expect(await next.stop()).toBe(0);
    }
    await passTime(engine, site);
    const again = await site.start();
    await expect.poll(states, patience).toContain(`booked-${id}-1 sent`);
    expect(mail.heard.filter(key => key === `booked-${id}-1`)).toHaveLength(4);
    expect(await again.stop()).toBe(0);
  });
});
