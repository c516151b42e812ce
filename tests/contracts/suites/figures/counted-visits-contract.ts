import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../../adapters/memory/seed.ts';
import type { Appointment } from '../../../../core/booking/appointment.ts';
import { together } from '../../../../core/booking/services/booked-services.ts';
import { plainTimes } from '../../../../core/calendar/pattern.ts';
import type { CountedVisit } from '../../../../core/figures/counted-visit.ts';
import { ok } from '../../../../core/problem.ts';
import { comparable } from '../../comparable.ts';
import { forEachTest } from '../../for-each-test.ts';
import type { Ports, TestStore } from '../../test-store.ts';
import { book, by, cancel, day, moveTo, visit } from '../../visits.ts';

/** What every store promises about appointments that are counted. */
export function countedVisitsContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async emptied => {
    ports = emptied;
    shop = await seedSmallShop(ports);
  });

  const counted = async (from: string, to: string, stylistId?: number): Promise<CountedVisit[]> => {
    const all: CountedVisit[] = [];
    for await (const part of ports.countedVisits.during({ from: day(from), to: day(to) }, stylistId))
      all.push(...part);
    return all.toSorted((a, b) => a.startsAt - b.startsAt);
  };
  const starts = async (from: string, to: string, stylistId?: number) =>
    (await counted(from, to, stylistId)).map(({ date, minute }) => `${date} ${minute}`);
  const end = ({ id, stylistId, date }: Appointment, missed: boolean, paid: number | null) =>
    ports.agendas.change({ days: [{ stylistId, date }] }, () =>
      ok({
        writes: [
          {
            ...{ do: 'outcome', id, from: { outcome: null, paid: null }, ...by(shop.salone.id) },
            to: { outcome: missed ? 'missed' : 'completed', paid },
          },
        ],
        answer: () => undefined,
      }),
    );

  test('are all of the days asked for, of whatever status, with all that is counted', async () => {
    const parts = together([
      { serviceId: shop.barba.id, price: 1000, ...plainTimes, duration: 15, cleanup: 15 },
      { serviceId: shop.taglio.id, price: 1800, ...plainTimes, duration: 30 },
    ]);
    const long = await book(ports, visit(shop, { on: '2027-01-05', ...parts }));
    const booked = await book(ports, visit(shop, { on: '2027-01-06', userId: shop.lucia.id }));
    await end(booked, false, 1500);
    await cancel(ports, await book(ports, visit(shop, { on: '2027-01-06', at: '15:00' })));
    const [first, second, third, ...none] = await counted('2027-01-05', '2027-01-06');
    expect(none).toEqual([]);
    const { userId, stylistId, date, startsAt, ...rest } = long;
    expect(comparable([first])).toMatchObject(
      comparable([
        {
          ...{
            userId,
            stylistId,
            date,
            minute: 600,
            ...parts,
            status: rest.status,
            missed: false,
            paid: null,
          },
          ...{ startsAt: startsAt.epochMilliseconds, bookedAt: by(1).at.epochMilliseconds },
        },
      ]) as object[],
    );
    expect(second).toMatchObject({ userId: shop.lucia.id, status: 'completed', paid: 1500, missed: false });
    expect(second?.parts).toBeUndefined();
    expect(third).toMatchObject({ status: 'cancelled' });
  });

  test('are those between two dates, both included, of one stylist or all, over clock changes and years', async () => {
    const dates = ['2026-12-31', '2027-03-27', '2027-03-28', '2027-10-31', '2027-12-31', '2028-01-01'];
    for (const on of dates) await book(ports, visit(shop, { on, at: '23:45' }));
    await book(ports, visit(shop, { on: '2027-03-28', at: '00:00', stylistId: shop.bruno.id }));
    expect(await starts('2027-03-28', '2027-12-31')).toEqual([
      ...['2027-03-28 0', '2027-03-28 1425', '2027-10-31 1425', '2027-12-31 1425'],
    ]);
    expect(await starts('2026-12-31', '2027-03-28', shop.bruno.id)).toEqual(['2027-03-28 0']);
    expect(await starts('2027-06-01', '2027-06-30')).toEqual([]);
  });

  test('are none at the edges of the calendar, whatever lies in between', async () => {
    await book(ports, visit(shop));
    expect(await starts('-000001-12-01', '0000-01-31')).toEqual([]);
    expect(await starts('0001-01-01', '0001-01-31')).toEqual([]);
    expect(await starts('9999-12-30', '9999-12-31')).toEqual([]);
    const { mario } = shop;
    const isNewAt = async (date: string) => (await ports.countedVisits.newAt([mario.id], day(date))).size > 0;
    const dates = ['-000001-12-01', '0000-01-01', '2027-01-05', '9999-12-31'];
    expect(await Promise.all(dates.map(isNewAt))).toEqual([true, true, true, false]);
  });

  test('are counted once, where they stand, also when they have been moved', async () => {
    const booked = await book(ports, visit(shop, { on: '2027-01-05' }));
    await moveTo(ports, booked, visit(shop, { on: '2027-02-09', stylistId: shop.bruno.id }));
    expect(await starts('2027-01-01', '2027-03-31')).toEqual(['2027-02-09 600']);
    const [moved] = await counted('2027-02-09', '2027-02-09');
    expect(moved?.bookedAt).toBe(by(1).at.epochMilliseconds);
  });

  test('say when they were booked also when their history has been cleared', async () => {
    await book(ports, visit(shop, { on: '2027-01-05' }));
    expect(await ports.histories.purge(Temporal.Instant.from('2029-01-05T00:00Z'))).toBe(1);
    const [booked] = await counted('2027-01-05', '2027-01-05');
    expect(booked?.bookedAt).toBe(by(1).at.epochMilliseconds);
  });

  test('are nobody’s where nobody left a name', async () => {
    const nobody = await ports.users.passerBy();
    await book(ports, visit(shop, { userId: nobody.id }));
    await book(ports, visit(shop, { at: '11:00' }));
    const people = (await counted('2027-01-05', '2027-01-05')).map(({ userId }) => userId);
    expect(people).toEqual([null, shop.mario.id]);
  });

  test('tell who is new: also who had cancelled, or had not turned up', async () => {
    await book(ports, visit(shop, { on: '2027-01-05' }));
    await cancel(ports, await book(ports, visit(shop, { on: '2027-01-06', userId: shop.lucia.id })));
    await end(await book(ports, visit(shop, { on: '2027-01-07', userId: shop.bruno.id })), true, null);
    const { mario, lucia, bruno } = shop;
    const people = [mario.id, lucia.id, bruno.id];
    const newAt = async (date: string) => await ports.countedVisits.newAt([...people, 4_711], day(date));
    expect(await newAt('2027-01-05')).toEqual(new Set(people));
    expect(await newAt('2027-01-06')).toEqual(new Set([lucia.id, bruno.id]));
    expect(await newAt('2027-02-01')).toEqual(new Set([lucia.id, bruno.id]));
    expect(await ports.countedVisits.newAt([], day('2027-02-01'))).toEqual(new Set());
  });

  test('tell from when to when each stylist had appointments', async () => {
    expect(await ports.countedVisits.working()).toEqual([]);
    await cancel(ports, await book(ports, visit(shop, { on: '2026-12-30', stylistId: shop.bruno.id })));
    for (const on of ['2027-01-05', '2027-03-02', '2027-02-02']) await book(ports, visit(shop, { on }));
    const { id: stylistId } = shop.anna;
    expect(comparable(await ports.countedVisits.working())).toEqual(
      comparable([{ stylistId, from: day('2027-01-05'), to: day('2027-03-02') }]),
    );
  });
}
