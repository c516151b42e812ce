import { describe, expect, test } from 'vitest';
import { sendLetters } from '../../../core/letters/send-letters.ts';
import { openLettersWorld } from '../../worlds/letters-world.ts';

const confirmed = 'Appuntamento confermato: martedì 12 gennaio alle 10:00';
const visit = { day: '2027-01-12', at: '10:00' };

describe('a customer', () => {
  test('is told what was booked, moved and cancelled, each once', async () => {
    const world = await openLettersWorld();
    const { id } = await world.book(visit);
    expect(await world.subjects()).toEqual([confirmed]);
    await world.move(id, '2027-01-13', '17:00');
    expect(await world.subjects()).toEqual(['Appuntamento spostato: ora è mercoledì 13 gennaio alle 17:00']);
    await world.cancel(id);
    expect(await world.subjects()).toEqual(['Appuntamento cancellato: era mercoledì 13 gennaio alle 17:00']);
    await world.restore(id);
    expect(await world.subjects()).toEqual([
      'Appuntamento di nuovo confermato: mercoledì 13 gennaio alle 17:00',
    ]);
    expect(await world.subjects()).toEqual([]);
    const keys = world.post.sent.map(({ key }) => key);
    expect(keys).toEqual([`booked-${id}-1`, `moved-${id}-2`, `cancelled-${id}-3`, `booked-${id}-4`]);
  });

  test('hears of several changes before a letter went the last alone, and nothing of what came to nothing', async () => {
    const world = await openLettersWorld();
    const moved = await world.book(visit);
    await world.move(moved.id, '2027-01-13', '17:00');
    await world.move(moved.id, '2027-01-14', '17:00');
    expect(await world.subjects()).toEqual(['Appuntamento spostato: ora è giovedì 14 gennaio alle 17:00']);
    expect(world.post.sent[0]?.text).toContain('martedì 12 gennaio 2027, 10:00 – 10:30');
    const gone = await world.book(visit);
    await world.cancel(gone.id);
    const back = await world.book({ ...visit, at: '11:00' });
    await world.cancel(back.id);
    await world.restore(back.id);
    expect(await world.subjects()).toEqual(['Appuntamento confermato: martedì 12 gennaio alle 11:00']);
    await world.move(back.id, '2027-01-13', '11:00');
    await world.move(back.id, '2027-01-12', '11:00');
    await world.cancel(back.id);
    await world.restore(back.id);
    expect(await world.subjects()).toEqual([]);
  });

  test('is told who changed it, and is not written to where the shop does not want to', async () => {
    const world = await openLettersWorld();
    const { anna, mario } = world;
    const quiet = await world.book({ ...visit, by: anna, customer: mario, letter: false });
    await world.move(quiet.id, '2027-01-13', '10:00', { by: anna, letter: false });
    await world.cancel(quiet.id, { by: anna, letter: false });
    expect(await world.subjects()).toEqual([]);
    const { id } = await world.book({ ...visit, by: anna, customer: mario });
    await world.sendAll();
    await world.move(id, '2027-01-13', '10:00', { by: anna });
    await world.sendAll();
    await world.cancel(id, { by: anna });
    await world.sendAll();
    const texts = world.post.sent.map(({ text }) => text.replaceAll('\n', ' '));
    expect(texts[1]).toContain('il salone ha spostato il tuo appuntamento');
    expect(texts[2]).toContain('CANCELLATO DAL SALONE');
    const own = await world.book(visit);
    await world.sendAll();
    // What staff may leave out, customers may not.
    await world.cancel(own.id, { letter: false });
    expect(await world.subjects()).toEqual(['Appuntamento cancellato: era martedì 12 gennaio alle 10:00']);
  });

  test('is sent what the shop sends and they want, neither about the past', async () => {
    const world = await openLettersWorld();
    await world.set({ off: ['booked'], reminderHours: 24 });
    const first = await world.book(visit);
    await world.set({ off: [], reminderHours: 24 });
    expect(await world.subjects()).toEqual([]);
    await world.letterChoices.put(world.mario.id, ['moved']);
    await world.move(first.id, '2027-01-13', '10:00');
    expect(await world.subjects()).toEqual([]);
    await world.book(visit);
    await world.letterChoices.put(world.mario.id, ['booked']);
    expect(await world.subjects()).toEqual([]);
  });

  test('gets it with an invitation for the calendar and a link, whose words are theirs', async () => {
    const world = await openLettersWorld();
    const { id } = await world.book(visit);
    await world.sendAll();
    const [parcel] = world.post.sent;
    expect(parcel?.to).toBe('mario@example.com');
    expect(parcel?.calendar?.method).toBe('REQUEST');
    expect(parcel?.calendar?.text).toContain('SEQUENCE:0');
    expect(parcel?.text).toContain(`https://salone.example/visita#${id}`);
    expect(parcel?.html).toContain(`href="https://salone.example/visita#${id}"`);
    await world.cancel(id);
    await world.sendAll();
    expect(world.post.sent[1]?.calendar).toMatchObject({ method: 'CANCEL' });
    expect(world.post.sent[1]?.calendar?.text).toContain('SEQUENCE:1');
    expect(world.post.sent[1]?.text).toContain('https://salone.example/booking');
  });
});

describe('a stylist who asks for it', () => {
  test('is told what others do to their day, by first name and service', async () => {
    const world = await openLettersWorld();
    const { anna, bruno, mario } = world;
    for (const { id } of [anna, bruno])
      await world.letterChoices.put(id, ['stylist-new', 'stylist-moved', 'stylist-cancelled']);
    const { id } = await world.book(visit);
    await world.letterChoices.put(mario.id, ['booked', 'moved', 'cancelled']);
    expect(await world.subjects()).toEqual(['Nuovo appuntamento: martedì 12 gennaio alle 10:00']);
    const [first] = world.post.sent;
    expect(first?.text).toContain('Mario');
    expect(`${first?.text}${first?.html}`).not.toMatch(/Rossi|mario@/);
    expect(first?.calendar).toBeNull();
    await world.move(id, '2027-01-12', '11:00');
    expect(await world.subjects()).toEqual(['Appuntamento spostato: ora è martedì 12 gennaio alle 11:00']);
    await world.move(id, '2027-01-12', '11:00', { by: anna, stylist: bruno });
    expect(await world.subjects()).toEqual(['Nuovo appuntamento: martedì 12 gennaio alle 11:00']);
    await world.move(id, '2027-01-12', '11:00', { stylist: anna });
    // Anna gave it away herself: that it is hers again is news.
    expect(await world.subjects()).toEqual([
      'Appuntamento tolto dall’agenda: era martedì 12 gennaio alle 11:00',
      'Appuntamento di nuovo in agenda: martedì 12 gennaio alle 11:00',
    ]);
  });
});

describe('a letter', () => {
  test('that the mail server does not take now is tried again for a day, then it has failed', async () => {
    const world = await openLettersWorld();
    const away = { failure: 'away', inDoubt: false } as const;
    world.post.answers.push(...Array.from({ length: 40 }, () => away));
    const { id } = await world.book(visit);
    await world.sendAll();
    const began = world.clock.now();
    const tries: number[] = [];
    for (let minute = 1; minute <= 25 * 60; minute += 1) {
      world.clock.moveTo(began.add({ minutes: minute }).toString());
      if ((await sendLetters(world)) > 0) tries.push(minute);
    }
    expect(tries).toEqual([1, 6, 21, 81, 201, 441, 681, 921, 1_161, 1_401]);
    expect(await world.outbox.failed(9)).toMatchObject([{ visit: id, failure: 'away' }]);
    world.post.answers.length = 0;
    await world.outbox.retry((await world.outbox.failed(9))[0]?.id ?? 0, world.clock.now());
    expect(await world.subjects()).toEqual([confirmed]);
  });

  test('that is refused for good has failed at once', async () => {
    const world = await openLettersWorld();
    world.post.answers.push({ failure: 'refused', inDoubt: false });
    const { id } = await world.book(visit);
    await world.sendAll();
    expect(await world.outbox.of(id)).toMatchObject([{ status: 'failed', failure: 'refused', tries: 1 }]);
  });

  test('that perhaps went is answered by a cancellation all the same', async () => {
    const world = await openLettersWorld();
    world.post.answers.push({ failure: 'away', inDoubt: true });
    const { id } = await world.book(visit);
    expect(await world.subjects()).toEqual([confirmed]);
    await world.cancel(id);
    expect(await world.subjects()).toEqual(['Appuntamento cancellato: era martedì 12 gennaio alle 10:00']);
    expect(await world.outbox.of(id)).toMatchObject([{ status: 'waiting' }, { status: 'sent' }]);
    world.clock.moveTo('2027-01-05T09:00:00+01:00');
    expect(await world.subjects()).toEqual([]);
    expect(await world.outbox.of(id)).toMatchObject([{ status: 'overtaken' }, { status: 'sent' }]);
  });

  test('is not sent once its visit has begun', async () => {
    const world = await openLettersWorld();
    await world.book(visit);
    world.clock.moveTo('2027-01-12T10:00:00+01:00');
    expect(await world.subjects()).toEqual([]);
  });
});
