import { expect, test } from 'vitest';
import { calls } from '../../adapters/http/contract/calls.ts';
import { SystemClock } from '../../adapters/system/system-clock.ts';
import { openStore } from '../../apps/server/open-store.ts';
import { ok } from '../../core/problem.ts';
import { day as plainDay, visit } from '../contracts/visits.ts';
import { openDays } from '../server/bookings.ts';
import { databases } from '../server/site.ts';
import { setMailedSite } from './mailed-site.ts';

const FLOOD = 200;
const A_DAY = 20;
const [[, open]] = databases;

const now = setMailedSite(open);

/** Bookings of Lucia's, twenty to a day, each with its letter. */
async function flood(): Promise<void> {
  const { site } = now();
  const store = await openStore(site.settings['DATABASE_URL'] ?? '');
  const [stylist] = site.stylists;
  const letters = [{ kind: 'booked' as const, to: site.lucia.id }];
  const author = { by: site.lucia.id, at: new SystemClock().now() };
  for (const on of openDays(FLOOD / A_DAY)) {
    const writes = Array.from({ length: A_DAY }, (_, index) => {
      const minute = 8 * 60 + 30 + index * 30;
      const at = `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
      const wanted = { on, at, userId: site.lucia.id, stylistId: stylist?.id ?? 0 };
      const appointment = visit({ ...site, anna: site.salone, bruno: site.salone }, wanted);
      return { do: 'book' as const, ...author, appointment, letters };
    });
    const day = { stylistId: stylist?.id ?? 0, date: plainDay(on) };
    await store.agendas.change({ days: [day] }, () => ok({ writes, answer: () => undefined }));
  }
  await store.close();
}

test('a letter about an account goes at once, though two hundred about visits wait for a slow mail server', async () => {
  const { site, mail } = now();
  await flood();
  mail.slow.isSlow = id => id.startsWith('booked-');
  const server = await site.start();
  await expect.poll(() => mail.slow.held.length).toBeGreaterThan(0);
  const salone = await site.browserOf(site.salone, server);
  const change = { currentPassword: 'salone', newPassword: 'forbici e pettine 27' };
  await salone.call(calls.changePassword, { body: change });
  await expect.poll(() => mail.taken.map(id => id.split('.')[0])).toEqual(['account']);
  const waiting = await site.ask(`select count(*) as waiting from letters where status = 'waiting'`);
  expect(Number(waiting[0]?.['waiting'])).toBe(FLOOD);
  mail.slow.isSlow = () => false;
  for (const answer of mail.slow.held.splice(0)) answer();
  await server.stop();
});
