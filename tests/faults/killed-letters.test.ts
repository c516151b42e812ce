import { describe, expect, test } from 'vitest';
import { openDays, tryBooking } from '../server/bookings.ts';
import { databases, type Site } from '../server/site.ts';
import { counts } from '../setup/counts.ts';
import { type Answer, points } from './mail-server.ts';
import { passTime, setMailedSite } from './mailed-site.ts';

const AT_ONCE = 3;
const times = ['09:00', '09:30', '10:00', '10:30', '11:00', '11:30', '15:00', '15:30', '16:00', '16:30'];
const answers: readonly Answer[] = ['says later', 'goes away', 'says nothing'];
const patience = { timeout: 60_000, interval: 100 };

describe.each(databases)('letters of a server on %s that is killed while it sends them', (engine, open) => {
  const now = setMailedSite(open);

  /** Every other time one that was told is cancelled too. Answers may be lost: what was done, the database says. */
  const change = async (server: Awaited<ReturnType<Site['start']>>, round: number): Promise<void> => {
    const { site, mail } = now();
    const mario = await site.browserOf(site.mario, server);
    const [date = ''] = openDays(2 + Math.floor(round / 3)).slice(-1);
    const own = times.slice((round % 3) * AT_ONCE).slice(0, AT_ONCE);
    const wish = { userId: site.mario.id, serviceId: site.taglio.id, stylistId: null, date, notes: null };
    const told = mail.taken.findLast(key => key.startsWith('booked-'));
    await Promise.allSettled([
      ...own.map(time => tryBooking(mario, { ...wish, time })),
      ...(round % 2 === 1 && told !== undefined
        ? [mario.fetch(`/api/appointments/${told.split('-')[1]}/cancel`, { method: 'PUT' })]
        : []),
    ]);
  };
  const keysThat = async (which: string) =>
    (await now().site.ask(`select letter_key from letters where ${which}`)).map(row =>
      String(row['letter_key']),
    );

  test(
    `go all the same, none of what did not happen, again only where nobody could know, ${counts.letterKills} times`,
    async ({ annotate }) => {
      const { site, mail } = now();
      const settled = new Set<string>();
      const again: string[] = [];
      let repeats = 0;
      for (let round = 0; round < counts.letterKills; round += 1) {
        const before = new Set(mail.heard);
        const from = mail.heard.length;
        const point = points[round % points.length] ?? 'text whole';
        if (round % 4 === 3) mail.answers.push(answers[round % answers.length] ?? 'says later');
        const reached = mail.reached(point);
        const server = await site.start();
        // At times it is killed in the middle of the changes themselves.
        const changing = change(server, round).catch(() => undefined);
        await Promise.all([reached, round % 2 === 0 ? changing : undefined]);
        await server.stop('SIGKILL');
        await changing;
        const life = mail.heard.slice(from);
        again.push(...life.filter((key, index) => life.indexOf(key) !== index || settled.has(key)));
        repeats += life.filter(key => before.has(key)).length;
        for (const key of await keysThat(`status = 'sent'`)) settled.add(key);
        mail.answers.length = 0;
        await passTime(engine, site);
      }
      const last = await site.start();
      await expect.poll(() => keysThat(`status = 'waiting'`), patience).toEqual([]);
      expect(await last.stop()).toBe(0);
      expect(again).toEqual([]);
      const lines = await site.ask('select appointment_id, kind from appointment_history order by id');
      expect(lines.some(({ kind }) => kind === 'cancelled')).toBe(counts.letterKills > 1);
      const changes = new Map<string, number>();
      const caused = lines.map(line => {
        const id = String(line['appointment_id']);
        changes.set(id, (changes.get(id) ?? 0) + 1);
        return `${line['kind']}-${id}-${changes.get(id)}`;
      });
      expect([...new Set(mail.taken)].toSorted()).toEqual(caused.toSorted());
      await annotate(
        `${engine}: ${counts.letterKills} kills, ${caused.length} changes, each told, ${repeats} of them once more`,
        'figure',
      );
    },
    60_000 + counts.letterKills * 15_000,
  );
});
