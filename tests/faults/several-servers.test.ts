import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faults } from '../contracts/faults.ts';
import type { Running } from '../server/processes.ts';
import { databases, openSite, type Site } from '../server/site.ts';
import { counts } from '../setup/counts.ts';
import { s3Credentials, startS3 } from '../setup/s3.ts';
import { openMailServer } from './mail-server.ts';
import { passTime } from './mailed-site.ts';
import { comeAll, intoClosed, tooSeldom } from './several/crowd.ts';
import { type Change, Dashboards, newsFaults } from './several/dashboards.ts';
import { Fleet } from './several/fleet.ts';
import { Ledger, type VisitState, visitRows } from './several/ledger.ts';
import { letterFaults, unsettled } from './several/letter-truth.ts';
import type { Closed, Placed } from './several/visitors.ts';

const [, [, open]] = databases;
const patience = { timeout: 120_000, interval: 500 };
/** Milliseconds; how many came after more than 2,000 is told and not asserted: the machine may be busy with other things. */
const LATEST = 10_000;
/** Letters that one process has in hand at once. */
const IN_HAND = 5;
const letterRows = `select letter_key, kind, appointment_id, status, told from letters where kind in ('booked', 'moved', 'cancelled') order by id`;

describe.each(counts.troubledMinutes)('three servers on one PostgreSQL and one bucket', minutes => {
  let site: Site;
  let mail: Awaited<ReturnType<typeof openMailServer>>;
  let s3: Awaited<ReturnType<typeof startS3>>;
  beforeAll(async () => {
    [mail, s3] = await Promise.all([openMailServer(), startS3()]);
    const stores = { ...s3Credentials, MAIL_URL: mail.url, STORAGE_URL: s3.url };
    site = await openSite(open, { ...stores, PUBLIC_URL: 'http://localhost:3000' });
  });
  afterAll(async () => {
    await site.close();
    await Promise.all([mail.close(), s3.close()]);
  });

  /** Once each letter has gone that whoever was killed had in hand. */
  async function settleLetters(): Promise<void> {
    await passTime('PostgreSQL', site);
    const last = await site.start();
    const waiting = `select count(*) as waiting from letters where status = 'waiting' and due <= now()`;
    await expect.poll(async () => Number((await site.ask(waiting))[0]?.['waiting']), patience).toBe(0);
    expect(await last.stop()).toBe(0);
  }

  test(
    `lose nothing and tell all while one is killed and one is stopped every minute, for ${minutes} minutes`,
    async ({ annotate }) => {
      const fleet = await Fleet.of(site, 3);
      const ownDelay = monitorEventLoopDelay();
      ownDelay.enable();
      let isOver = false;
      const { crowd, dashboards, left } = await comeAll(site, fleet, () => isOver);
      for (let minute = 0; minute < minutes; minute += 1) {
        const next = pause(60_000);
        await pause(20_000);
        await fleet.kill(minute);
        await pause(15_000);
        await fleet.stop(minute + 1);
        await next;
      }
      isOver = true;
      await left;
      await pause(LATEST);
      const told = dashboards.delays(crowd.changes, LATEST);
      const delays = told.map(({ delay }) => delay).toSorted((a, b) => a - b);
      await fleet.close();
      await dashboards.close();
      await settleLetters();

      const [visits, letters] = [await site.ask(visitRows), await site.ask(letterRows)];
      const history = await site.ask('select appointment_id, kind from appointment_history order by id');
      const inDoubt = unsettled({ letters, taken: mail.taken });
      const repeats = mail.taken.length - new Set(mail.taken).size;
      const [median = 0, highest = 0] = [delays[Math.floor(delays.length / 2)], delays.at(-1)];
      const { answered, lost, turnedAway } = fleet.met;
      await annotate(
        [
          `${minutes} minutes: ${answered} requests answered, ${turnedAway} found a shut door and the next server, ${lost} lost with a killed one`,
          `${crowd.ledger.size} visits, ${history.length} changes of them, ${letters.length} letters, ${repeats} twice, ${inDoubt.length} in doubt`,
          `${delays.length} times news on a dashboard, half after ${median.toFixed(0)} ms, the last after ${highest.toFixed(0)} ms`,
          `${delays.filter(delay => delay > 2_000).length} after more than 2 s; whoever asked was itself late by ${(ownDelay.max / 1e6).toFixed(0)} ms at most; ${JSON.stringify(crowd.done)}`,
        ].join('; '),
        'figure',
      );
      expect(fleet.troubles).toEqual([]);
      expect(await faults(site.ask)).toEqual([]);
      expect(crowd.ledger.untruths(visits)).toEqual([]);
      expect(intoClosed(crowd)).toEqual([]);
      expect(letterFaults({ visits, history, letters, taken: mail.taken })).toEqual([]);
      expect(repeats + inDoubt.length).toBeLessThanOrEqual(IN_HAND * minutes);
      expect(newsFaults(told, { changes: crowd.changes.length, dashboards: 3, latest: LATEST })).toEqual([]);
      expect(tooSeldom(crowd, minutes)).toEqual([]);
    },
    180_000 + minutes * 90_000,
  );
});

describe('what three servers are held to', () => {
  const state: VisitState = {
    ...{ status: 'confirmed', date: '2027-01-05', time: '09:30', stylistId: 74, serviceId: 1 },
    staffNotes: null,
  };
  const row = {
    ...{ id: 1, status: 'confirmed', day: '2027-01-05', start_minute: 570, stylist_id: 74, service_id: 1 },
    staff_notes: null,
  };

  test('notices a visit that is missing, otherwise than told, or nobody’s', () => {
    const ledger = new Ledger();
    ledger.is(1, state);
    expect(ledger.untruths([row])).toEqual([]);
    expect(ledger.untruths([{ ...row, id: 2 }])).toHaveLength(2);
    expect(ledger.untruths([{ ...row, start_minute: 600 }])).toHaveLength(1);
    ledger.mayBe(1, { ...state, status: 'cancelled' });
    expect(ledger.untruths([{ ...row, status: 'cancelled' }])).toEqual([]);
  });

  test('notices a letter that is lost, untrue, or tells of what was rolled back', () => {
    const told = { date: '2027-01-05', time: '09:30', stylistId: 74 };
    const letter = { letter_key: 'booked-1-1', kind: 'booked', appointment_id: 1, status: 'sent', told };
    const all = {
      ...{ visits: [row], history: [{ appointment_id: 1, kind: 'booked' }], letters: [letter] },
      taken: ['booked-1-1'],
    };
    expect(letterFaults(all)).toEqual([]);
    expect(letterFaults({ ...all, taken: [] })).toEqual(['booked-1-1 never arrived']);
    expect(letterFaults({ ...all, letters: [] })).toHaveLength(3);
    expect(letterFaults({ ...all, history: [] })).toEqual(['booked-1-1 tells of nothing']);
    expect(letterFaults({ ...all, taken: [...all.taken, 'moved-1-2'] })).toHaveLength(1);
    const elsewhere = [{ ...letter, told: { ...told, time: '10:00' } }];
    expect(letterFaults({ ...all, letters: elsewhere })).toHaveLength(1);
    expect(letterFaults({ ...all, visits: [{ ...row, status: 'cancelled' }] })).toHaveLength(1);
  });

  test('notices a booking of a day that was closed meanwhile, or by whom', () => {
    const closed: Closed = {
      ...{ date: '2027-01-05', stylistId: null, sent: 5, answered: 10, until: 20, affected: [7] },
    };
    const booking = (sent: number, answered: number, id = 1): Placed[] => [
      { id, date: '2027-01-05', stylistId: 74, sent, answered },
    ];
    const found = (placed: Placed[], other: Partial<Closed> = {}, changes: Change[] = []): string[] =>
      intoClosed({ placed, closed: [{ ...closed, ...other }], changes, ledger: new Ledger() });
    expect(found(booking(12, 18))).toHaveLength(1);
    expect(found(booking(12, 21))).toEqual([]);
    expect(found(booking(12, 18), { stylistId: 74 })).toHaveLength(1);
    expect(found(booking(12, 18), { stylistId: 75 })).toEqual([]);
    // Taken at the same moment: before it was closed, whoever closed it is told.
    expect(found(booking(4, 8))).toHaveLength(1);
    expect(found(booking(4, 8, 7))).toEqual([]);
    expect(found(booking(1, 4))).toEqual([]);
    const left: Change = { list: 'appointments', id: 1, sent: 9, answered: 11 };
    expect(found(booking(4, 8), {}, [left])).toEqual([]);
  });

  test('notices news that are late, and dashboards that are never told', async () => {
    const change: Change = { list: 'appointments', id: 1, sent: 0, answered: 1 };
    const all = { changes: 1, dashboards: 2, latest: 100 };
    expect(newsFaults([{ change, delay: 99 }], all)).toEqual([]);
    expect(newsFaults([{ change, delay: 100 }], all)).toHaveLength(1);
    expect(newsFaults([], all)).toEqual(['0 of 2 were told']);
    expect(newsFaults([], { ...all, changes: 0 })).toHaveLength(1);
    const server = createServer((_, response) => response.writeHead(500).end()).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const troubles: string[] = [];
    const dashboards = new Dashboards({ at: () => ({ origin }) as Running, troubles }, new Map(), [0]);
    await expect.poll(() => troubles).toEqual(['/api/events: 500']);
    await dashboards.close();
    server.close();
    expect(dashboards.delays([change], 0)).toEqual([]);
  });

  test('notices that little was done', () => {
    const done = { 'book 201': 30, 'move 200': 10, 'cancel 200': 5, look: 5, login: 5, 'picture 200': 3 };
    const all = { ...done, 'read 200': 60, '/api/closures 201': 1, '/api/absences 201': 1 };
    expect(tooSeldom({ done: all }, 1)).toEqual([]);
    expect(tooSeldom({ done: all }, 2)).toHaveLength(9);
    expect(tooSeldom({ done: { ...all, 'book 201': 29 } }, 1)).toEqual(['book 201: 29 times']);
  });
});
