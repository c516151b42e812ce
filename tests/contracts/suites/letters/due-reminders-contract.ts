import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { FixedClock } from '../../../../adapters/memory/fixed-clock.ts';
import { type SmallShop, seedSmallShop } from '../../../../adapters/memory/seed.ts';
import type { Appointment } from '../../../../core/booking/appointment.ts';
import { placeOf } from '../../../../core/booking/place.ts';
import type { TimedLetter } from '../../../../core/letters/letter.ts';
import type { StartRange } from '../../../../core/ports/appointments.ts';
import { ok } from '../../../../core/problem.ts';
import { remindAll } from '../../../worlds/remind-all.ts';
import { forEachTest } from '../../for-each-test.ts';
import type { Ports, TestStore } from '../../test-store.ts';
import { book, by, cancel, day, moveTo, visit } from '../../visits.ts';

const NOW = '2027-01-04T22:00:00Z';
const quarterOf = (index: number) => new Temporal.PlainTime(6).add({ minutes: 15 * index }).toString();

/** What every store promises of reminders that are due: however many they are, some at a time, each once. */
export function dueRemindersContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async emptied => {
    ports = emptied;
    shop = await seedSmallShop(ports);
  });

  /** So many quarter-hours of the fifth of January from six o'clock on, whatever the hours, with each of two stylists. */
  const fill = async (quarters: number): Promise<readonly Appointment[]> => {
    const writes = [shop.anna, shop.bruno].flatMap(({ id: stylistId }) =>
      Array.from({ length: quarters }, (_, index) => ({
        ...{ do: 'book' as const, ...by(shop.mario.id) },
        appointment: { ...visit(shop, { at: quarterOf(index), duration: 15, stylistId }), overridden: true },
      })),
    );
    const days = [shop.anna, shop.bruno].map(({ id }) => ({ stylistId: id, date: day('2027-01-05') }));
    const stored = await ports.agendas.change({ days }, () => ok({ writes, answer: all => all }));
    if (!stored.ok) throw new Error('decided otherwise');
    return stored.value;
  };
  const read = async (range: Partial<StartRange>) => {
    const visits = await ports.appointments.startingIn({
      from: Temporal.Instant.from('2027-01-05T00:00:00+01:00'),
      until: Temporal.Instant.from('2027-01-06T00:00:00+01:00'),
      most: 9,
      ...range,
    });
    return visits.map(({ id }) => id);
  };

  test('are read of confirmed visits, by their start, both ends included', async () => {
    const late = await book(ports, visit(shop, { at: '11:00' }));
    const early = await book(ports, visit(shop, { at: '09:00' }));
    const same = await book(ports, visit(shop, { at: '09:00', stylistId: shop.bruno.id }));
    await cancel(ports, await book(ports, visit(shop, { at: '10:00' })));
    await book(ports, visit(shop, { on: '2027-01-06' }));
    expect(await read({})).toEqual([early.id, same.id, late.id]);
    const [from, until] = [early.startsAt, late.startsAt];
    expect(await read({ from, until })).toEqual([early.id, same.id, late.id]);
    const within = { from: from.add({ milliseconds: 1 }), until: until.subtract({ milliseconds: 1 }) };
    expect(await read(within)).toEqual([]);
    expect(await read({ most: 2 })).toEqual([early.id, same.id]);
    expect(await read({ after: early })).toEqual([same.id, late.id]);
    const whose = { userId: shop.mario.id, stylistId: shop.anna.id };
    expect(await ports.appointments.startingIn({ from, until, most: 1 })).toMatchObject([whose]);
  });

  test('are read from where the last one stood, though it is moved meanwhile', async () => {
    const visits = await fill(2);
    const [anna, later, bruno, last] = visits.map(({ id }) => id);
    const [first] = visits as [Appointment];
    expect(await read({ most: 1 })).toEqual([anna]);
    for (const at of ['20:00', '05:00']) {
      await moveTo(ports, (await ports.appointments.find(first.id)) as Appointment, visit(shop, { at }));
      expect((await read({ after: first })).filter(id => id !== anna)).toEqual([bruno, later, last]);
    }
  });

  test('are decided and handed over some at a time, each once, whoever moves meanwhile', async () => {
    const visits = await fill(60);
    const [untouched, moved] = [visits.slice(0, -1), visits.at(-1) as Appointment];
    const pages: number[] = [];
    const added: number[] = [];
    const appointments = {
      find: ports.appointments.find.bind(ports.appointments),
      async startingIn(range: StartRange) {
        const page = await ports.appointments.startingIn(range);
        pages.push(page.length);
        if (pages.length === 1) await moveAt(moved, '05:30');
        return page;
      },
    };
    const outbox = {
      async add(letters: readonly TimedLetter[]) {
        added.push(letters.length);
        await ports.outbox.add(letters);
      },
    };
    const deps = { ...ports, appointments, outbox, clock: new FixedClock(NOW) };
    await remindAll(deps, await remindAll(deps, undefined));
    await remindAll(deps, undefined);
    expect([Math.max(...pages), Math.max(...added)]).toEqual([50, 5]);
    const reminded = (await ports.outbox.to(shop.mario.id)).map(letter => letter.visit);
    expect(reminded.toSorted((a, b) => Number(a) - Number(b))).toEqual(untouched.map(({ id }) => id));
  });

  const moveAt = ({ id, userId, ...before }: Appointment, at: string) => {
    const { stylistId, date, time, startsAt } = visit(shop, { at, stylistId: before.stylistId });
    const [from, to] = [placeOf(before), { stylistId, date, time, startsAt }];
    return ports.agendas.change({ days: [from] }, () =>
      ok({
        writes: [{ do: 'move', id, from, to, by: userId, at: Temporal.Instant.from(NOW) }],
        answer: () => undefined,
      }),
    );
  };
}
