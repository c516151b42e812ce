import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../../adapters/memory/seed.ts';
import type { Appointment } from '../../../../core/booking/appointment.ts';
import { placeOf } from '../../../../core/booking/place.ts';
import type { CausedLetter } from '../../../../core/letters/caused-letters.ts';
import { ok } from '../../../../core/problem.ts';
import { forEachTest } from '../../for-each-test.ts';
import type { Ports, TestStore } from '../../test-store.ts';
import { by, visit } from '../../visits.ts';

const at = (time: string) => Temporal.Instant.from(`2027-01-01T${time}Z`);
const after = (minutes: number) => at('08:00').add({ minutes });

/** What every store promises of letters: with the change or not at all, and each in one hand at a time. */
export function outboxContract(open: () => Promise<TestStore>): void {
  let store: TestStore;
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(
    async () => (store = await open()),
    async emptied => {
      ports = emptied;
      shop = await seedSmallShop(ports);
    },
  );

  const book = async (letters: readonly CausedLetter[], wanted = {}): Promise<Appointment> => {
    const appointment = visit(shop, wanted);
    const write = { do: 'book', appointment, letters, ...by(shop.mario.id) } as const;
    const booked = await ports.agendas.change({ days: [appointment] }, () =>
      ok({ writes: [write], answer: ([stored]) => stored as Appointment }),
    );
    if (!booked.ok) throw new Error('decided otherwise');
    return booked.value;
  };
  const cancel = ({ id, ...where }: Appointment, letters: readonly CausedLetter[]) =>
    ports.agendas.change({ days: [where] }, () =>
      ok({
        writes: [{ do: 'cancel', id, letters, ...by(shop.mario.id) }],
        answer: () => undefined,
      }),
    );
  const toMario = (): CausedLetter => ({ kind: 'booked', to: shop.mario.id });
  const claim = (minutes: number, most = 10) => ports.outbox.claim(after(minutes), after(minutes + 5), most);
  const sent = { as: 'sent', at: after(1), told: null } as const;
  const later = (minutes: number) =>
    ({ as: 'later', failure: 'away', inDoubt: false, told: null, nextTry: after(minutes) }) as const;

  test('stand with the change that causes them, in order, each with its number', async () => {
    const booked = await book([toMario()]);
    await cancel(booked, [
      { kind: 'cancelled', to: shop.mario.id },
      { kind: 'stylist-cancelled', to: shop.anna.id },
    ]);
    const { id } = booked;
    expect((await ports.outbox.to(shop.mario.id)).map(({ kind }) => kind)).toEqual(['booked', 'cancelled']);
    expect((await ports.outbox.to(shop.bruno.id)).map(({ kind }) => kind)).toEqual([]);
    expect(await ports.outbox.of(id)).toMatchObject([
      { key: `booked-${id}-1`, kind: 'booked', to: shop.mario.id, visit: id, change: 1, day: null },
      { key: `cancelled-${id}-2`, kind: 'cancelled', change: 2, status: 'waiting', tries: 0, sent: null },
    ]);
  });

  test('go to whoever has an address and wants them, and to nobody else', async () => {
    await ports.letterChoices.put(shop.anna.id, ['stylist-new']);
    await ports.letterChoices.put(shop.lucia.id, ['booked', 'moved']);
    const { user } = await ports.users.addCustomer({
      ...{ firstName: 'Rosa', lastName: null, phone: null, email: null, requestId: null },
    });
    const { id } = await book([
      toMario(),
      { kind: 'stylist-new', to: shop.anna.id },
      ...[shop.lucia, user].map(({ id: to }) => ({ kind: 'booked', to }) as const),
      { kind: 'stylist-new', to: shop.bruno.id },
    ]);
    const letters = await ports.outbox.of(id);
    const keys = letters.map(({ key }) => key).toSorted();
    expect(keys).toEqual([`booked-${id}-1`, `stylist-new-${id}-1-${shop.anna.id}`]);
    expect(await ports.letterChoices.of(shop.lucia.id)).toEqual(['booked', 'moved']);
    expect(await ports.letterChoices.of(shop.mario.id)).toEqual([]);
    expect(await ports.letterChoices.put(4_711, ['booked'])).toBe(false);
  });

  test('to stylists go to none who is a stylist no more', async () => {
    const { id } = shop.anna;
    await ports.letterChoices.put(id, ['stylist-new', 'stylist-cancelled']);
    const toAnna = (kind: CausedLetter['kind']): CausedLetter[] => [{ kind, to: id }];
    const [first, ofHers] = [
      await book(toAnna('stylist-new')),
      await book([], { userId: shop.lucia.id, at: '15:00' }),
    ];
    await ports.users.changeRoles(id, user => ok({ ...user, isStylist: false }));
    await cancel(first, toAnna('stylist-cancelled'));
    const erased = await ports.erasures.erase(shop.lucia.id, by(1).at, () =>
      ok([{ id: ofHers.id, letters: toAnna('stylist-cancelled') }]),
    );
    expect(erased.ok).toBe(true);
    // Their own appointments are theirs as before.
    await book(toAnna('booked'), { userId: id, at: '16:00', stylistId: shop.bruno.id });
    expect((await ports.outbox.to(id)).map(({ kind }) => kind)).toEqual(['stylist-new', 'booked']);
  });

  test('are not there when the change is not', async () => {
    await book([toMario()]);
    await expect(book([toMario()])).rejects.toThrow(/overlaps|held_quarters/);
    expect(await claim(1)).toHaveLength(1);
  });

  test('are in one hand at a time, for as long as it was said', async () => {
    await book([toMario()]);
    expect(await ports.outbox.claim(by(1).at.subtract({ seconds: 1 }), after(5), 10)).toEqual([]);
    const [letter] = await claim(1);
    expect(letter).toMatchObject({ tries: 1, inDoubt: false });
    expect(await claim(5)).toEqual([]);
    // Whoever had it never said what became of it.
    expect(await claim(6)).toMatchObject([{ id: letter?.id, tries: 2, inDoubt: true }]);
    await ports.outbox.settle(letter?.id ?? 0, after(6), sent);
    expect(await ports.outbox.of(letter?.visit ?? 0)).toMatchObject([{ status: 'waiting' }]);
    expect(await claim(7)).toEqual([]);
    await ports.outbox.settle(letter?.id ?? 0, after(11), sent);
    expect(await claim(60)).toEqual([]);
    expect(await ports.outbox.of(letter?.visit ?? 0)).toMatchObject([{ status: 'sent', sent: after(1) }]);
  });

  test('are claimed by exactly one of many who ask at once', async () => {
    for (const time of ['10:00', '10:30', '11:00', '11:30', '16:00', '16:30'])
      await book([toMario()], { at: time });
    const others = [ports, await store.another(), await store.another()];
    const claimed = await Promise.all(
      [...others, ...others].map(({ outbox }) => outbox.claim(after(1), after(6), 4)),
    );
    const ids = claimed.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const rest = await claim(1);
    expect(ids.length + rest.length).toBe(6);
  });

  test('wait for an earlier one to the same person about the same visit', async () => {
    const booked = await book([toMario()]);
    const [first] = await claim(1);
    await cancel(booked, [{ kind: 'cancelled', to: shop.mario.id }]);
    expect(await claim(2)).toEqual([]);
    await ports.outbox.settle(first?.id ?? 0, after(6), { ...sent, told: placeOf(booked) });
    expect(await claim(2)).toMatchObject([{ kind: 'cancelled' }]);
    expect((await ports.outbox.of(booked.id))[0]?.told).toEqual(placeOf(booked));
  });

  test('wait for none to others, however many of one line are kept back by one in hand', async () => {
    const booked = await book([toMario()]);
    const [first] = await claim(1);
    const moved = { kind: 'moved', to: shop.mario.id, visit: booked.id, day: null } as const;
    const changes = [2, 3, 4, 5, 6, 7];
    await ports.outbox.add(
      changes.map(change => ({ ...moved, key: `moved-${booked.id}-${change}`, change, due: after(1) })),
    );
    const other = await book([{ kind: 'booked', to: shop.lucia.id }], {
      ...{ userId: shop.lucia.id, at: '11:00' },
    });
    await ports.outbox.add([
      {
        ...moved,
        kind: 'moved',
        to: shop.lucia.id,
        key: 'other',
        visit: booked.id,
        change: 8,
        due: after(2),
      },
    ]);
    expect((await claim(2, 5)).map(({ visit: of, to }) => [of, to])).toEqual([
      [other.id, shop.lucia.id],
      [booked.id, shop.lucia.id],
    ]);
    await ports.outbox.settle(first?.id ?? 0, after(6), sent);
    expect((await claim(3, 5)).map(({ change }) => change)).toEqual(changes.slice(0, 5));
  });

  test('are tried again when it was said, fail at last, and begin anew on demand', async () => {
    const booked = await book([toMario()]);
    const [letter] = await claim(1);
    const id = letter?.id ?? 0;
    await ports.outbox.settle(id, after(6), later(20));
    expect(await claim(19)).toEqual([]);
    expect(await claim(20)).toMatchObject([{ id, tries: 2, failure: 'away', inDoubt: false }]);
    const failed = { ...later(21), as: 'failed', failure: 'refused', inDoubt: true } as const;
    await ports.outbox.settle(id, after(25), { ...failed, told: placeOf(booked) });
    expect(await claim(60)).toEqual([]);
    expect(await ports.outbox.failed(5)).toMatchObject([{ id, status: 'failed', failure: 'refused' }]);
    expect(await ports.outbox.retry(id, after(70))).toBe(true);
    expect(await ports.outbox.retry(id, after(70))).toBe(false);
    expect(await ports.outbox.failed(5)).toEqual([]);
    expect(await claim(70)).toMatchObject([{ id, tries: 1, due: after(70), inDoubt: true }]);
  });

  test('that were put off begin anew then, with all their tries', async () => {
    await book([toMario()]);
    const [letter] = await claim(1);
    const id = letter?.id ?? 0;
    await ports.outbox.settle(id, after(6), later(20));
    await claim(20);
    await ports.outbox.settle(id, after(25), { as: 'put-off', until: after(70) });
    expect(await claim(69)).toEqual([]);
    expect(await claim(70)).toMatchObject([{ id, tries: 1, due: after(70), failure: null, inDoubt: false }]);
  });

  test('that were kept back are known for as long as it matters, and go on demand', async () => {
    await book([toMario()]);
    const [letter] = await claim(1);
    const id = letter?.id ?? 0;
    await ports.outbox.settle(id, after(6), { as: 'kept-back' });
    expect(await ports.outbox.held(after(-60), 5)).toMatchObject([{ id, status: 'kept-back' }]);
    expect(await ports.outbox.held(after(60), 5)).toEqual([]);
    expect(await ports.outbox.retry(id, after(70))).toBe(true);
    expect(await claim(70)).toMatchObject([{ id, tries: 1 }]);
  });

  test('that the clock causes are there once, by their key', async () => {
    const day = Temporal.PlainDate.from('2027-01-05');
    const letter = { key: 'stylist-tomorrow-74-2027-01-05', kind: 'stylist-tomorrow', day } as const;
    const timed = { ...letter, to: shop.anna.id, visit: null, change: 0, due: after(0) };
    await ports.outbox.add([timed]);
    await ports.outbox.add([timed, { ...timed, key: 'other', to: shop.bruno.id }]);
    await ports.outbox.add([]);
    expect(await claim(1)).toMatchObject([{ day, visit: null, to: shop.anna.id }, { key: 'other' }]);
    expect(await claim(2)).toEqual([]);
  });

  test('go along with whoever is merged with another', async () => {
    const { user } = await ports.users.addCustomer({
      ...{ firstName: 'Rosa', lastName: null, phone: null, email: 'rosa@example.com', requestId: null },
    });
    await ports.letterChoices.put(user.id, ['reminder']);
    const { id } = await book([{ kind: 'booked', to: user.id }], { userId: user.id });
    const merged = await ports.users.merge(user.id, shop.lucia.id, (_, into) => ok(into));
    expect(merged.ok).toBe(true);
    expect(await ports.outbox.of(id)).toMatchObject([{ to: shop.lucia.id, status: 'waiting' }]);
    expect(await ports.letterChoices.of(shop.lucia.id)).toEqual(['reminder']);
  });
}
