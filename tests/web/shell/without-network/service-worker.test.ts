import { describe, expect, test } from 'vitest';
import { lastSeen } from '../../../../apps/web/offline-page.ts';
import { type Asked, seen, startWorker, told } from './worker.ts';

const hours = { from: '08:30', to: '13:00' };
const shop = {
  ...{ zone: 'Europe/Rome', today: '2027-01-05' },
  openingHours: [{ weekday: 2, intervals: [hours] }],
  nextDays: [
    {
      date: '2027-01-06',
      intervals: [],
      closure: { from: '2027-01-06', to: '2027-01-06', reason: 'Epifania & <festa>' },
    },
  ],
} as unknown as Parameters<typeof lastSeen>[0];

const visit = {
  ...{ id: 1, userId: 7, date: '2027-01-07T08:00:00Z', time: '09:00', endTime: '09:30', duration: 30 },
  ...{ serviceName: 'Taglio', stylistFirstName: 'Anna', stylistLastName: 'Bianchi' },
  classification: 'upcoming',
};
const later = { ...visit, id: 2, date: '2027-03-01T08:00:00Z', serviceName: 'Barba', stylistFirstName: null };
const over = { ...visit, id: 3, date: '2026-12-01T08:00:00Z', classification: 'past' };

const list: Asked = { path: '/api/appointments' };
const who: Asked = { path: '/api/user' };
const shown = 'Il tuo prossimo appuntamento';

async function workerOfMario(now?: number) {
  const worker = startWorker(`<main>${lastSeen(shop)}</main>`, now);
  await worker.note(list, told([later, over, visit]));
  return worker;
}

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

describe('a page opened without a network', () => {
  test('shows the next appointment and the hours, with the time of each', async () => {
    const page = await (await workerOfMario()).openedWithoutNetwork();
    expect(textOf(page)).toBe(
      [
        'Il tuo prossimo appuntamento Taglio giovedì 7 gennaio, 09:00 – 09:30 con Anna Bianchi',
        'Aggiornato martedì 5 gennaio, ore 08:00 Orari di apertura Lunedì Chiuso Martedì 8:30 – 13:00',
        'Mercoledì – Domenica Chiuso Chiuso per Epifania &amp; &lt;festa> mercoledì 6 gennaio',
        'Aggiornati martedì 5 gennaio, ore 08:00',
      ].join(' '),
    );
  });

  test('shows the hours alone to who is nobody', async () => {
    const page = await startWorker(lastSeen(shop)).openedWithoutNetwork();
    expect(textOf(page)).toMatch(/^Orari di apertura .*Aggiornati martedì 5 gennaio, ore 08:00$/);
  });

  test.each([
    ['what has gone by', Date.parse('2027-01-07T08:31:00Z'), 'Barba'],
    ['what was seen longer ago than a session lasts', seen + 31 * 86_400_000, undefined],
  ])('does not show %s', async (_, now, next) => {
    const page = await (await workerOfMario(now)).openedWithoutNetwork();
    expect(/<strong>(.*)<\/strong>/.exec(page)?.[1]).toBe(next);
  });

  test('names no stylist who has no name', async () => {
    const worker = await workerOfMario();
    await worker.note(list, told([{ ...visit, stylistFirstName: null, stylistLastName: null }]));
    const page = await worker.openedWithoutNetwork();
    expect(textOf(page)).toContain('09:00 – 09:30 Aggiornato');
  });

  test('shows names as they are, whatever stands in them', async () => {
    const worker = await workerOfMario();
    await worker.note(list, told([{ ...visit, serviceName: '<img src=x> $& {day} </template>' }]));
    expect(await worker.openedWithoutNetwork()).toContain(
      '&lt;img src=x> $&amp; {day} &lt;/template></strong>',
    );
  });
});

describe('what is kept follows what is seen', () => {
  test.each<[string, Asked, object, string | undefined]>([
    [
      'booked',
      { method: 'POST', path: '/api/appointments' },
      { id: 9, date: '2027-01-06T08:00:00Z' },
      'Nuovo',
    ],
    ['moved', { method: 'PUT', path: '/api/appointments/1/move' }, { date: '2027-04-01T08:00:00Z' }, 'Barba'],
    [
      'cancelled',
      { method: 'PUT', path: '/api/appointments/1/cancel' },
      { classification: 'cancelled' },
      'Barba',
    ],
    [
      'moved by a letter’s link',
      { method: 'POST', path: '/api/visit/move' },
      { date: '2027-04-01T08:00:00Z' },
      'Barba',
    ],
    [
      'cancelled by a letter’s link',
      { method: 'POST', path: '/api/visit/cancel' },
      { classification: 'cancelled' },
      'Barba',
    ],
  ])('%s', async (_, asked, change, next) => {
    const worker = await workerOfMario();
    await worker.note(asked, told({ ...visit, serviceName: 'Nuovo', ...change }));
    expect(await worker.openedWithoutNetwork()).toContain(`<strong>${next}</strong>`);
  });

  test('also when nothing is left', async () => {
    const worker = await workerOfMario();
    await worker.note(list, told([]));
    expect(await worker.openedWithoutNetwork()).not.toContain(shown);
  });

  test('a refusal or an answer of somebody on the way changes nothing', async () => {
    const worker = await workerOfMario();
    await worker.note({ method: 'PUT', path: '/api/appointments/1/cancel' }, told({ code: 'too-late' }, 409));
    await worker.note(who, Response.json({ code: 'hotel' }, { status: 401 }));
    expect(await worker.openedWithoutNetwork()).toContain('<strong>Taglio</strong>');
  });

  test('of an administrator, who sees everybody’s, nothing is kept', async () => {
    const worker = startWorker(lastSeen(shop));
    await worker.note(list, told([{ ...visit, customerPhone: null }]));
    expect([...worker.caches.stores.keys()]).toEqual(['salone-senza-rete']);
  });
});

describe('nothing of the person is left', () => {
  test.each<[string, Asked, Response]>([
    ['after a logout', { method: 'POST', path: '/api/logout' }, new Response(null, { status: 204 })],
    ['when the session has ended', who, told({ code: 'not-logged-in' }, 401)],
    ['when it ended elsewhere', { method: 'PUT', path: '/api/appointments/1/move' }, told({}, 401)],
    ['when somebody else logs in', { method: 'POST', path: '/api/login' }, told({ id: 8 })],
    ['when somebody else registers', { method: 'POST', path: '/api/register' }, told({ id: 8 }, 201)],
    ['when somebody else is there', who, told({ id: 8 })],
  ])('%s', async (_, asked, answer) => {
    const worker = await workerOfMario();
    await worker.note(who, told({ id: 7 }));
    expect(await worker.openedWithoutNetwork()).toContain(shown);
    await worker.note(asked, answer);
    expect(await worker.openedWithoutNetwork()).not.toContain(shown);
    expect([...worker.caches.stores.keys()]).toEqual(['salone-senza-rete']);
  });

  test('by an answer that was under way meanwhile', async () => {
    const worker = await workerOfMario();
    const slow = Promise.withResolvers<Response>();
    const { noted } = worker.ask(list, slow.promise);
    const left = worker.ask({ method: 'POST', path: '/api/logout' });
    slow.resolve(told([visit]));
    await Promise.all([noted, left.noted, expect(left.given).rejects.toThrow('no network')]);
    expect(await worker.openedWithoutNetwork()).not.toContain(shown);
  });

  test('by what was read while somebody else’s login was under way', async () => {
    const worker = await workerOfMario();
    const slow = Promise.withResolvers<Response>();
    const login = worker.ask({ method: 'POST', path: '/api/login' }, slow.promise);
    const read = worker.ask(list, told([visit]));
    slow.resolve(told({ id: 8 }));
    await Promise.all([login.noted, read.noted]);
    expect(await worker.openedWithoutNetwork()).not.toContain(shown);
  });

  test('also when the answer to the logout is lost', async () => {
    const worker = await workerOfMario();
    const { given, noted } = worker.ask({ method: 'POST', path: '/api/logout' });
    await expect(given).rejects.toThrow('no network');
    await noted;
    expect(await worker.openedWithoutNetwork()).not.toContain(shown);
  });
});

test.each([
  '/api/timeslots?date=2027-01-07',
  '/api/appointments?limit=50',
  '/api/events',
  '/api/objects/uploads/x',
])('%s passes the worker by', path => {
  const { given } = startWorker('').ask({ path }, told({}));
  expect(given).toBeUndefined();
});
