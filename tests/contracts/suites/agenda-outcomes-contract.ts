import { beforeEach, expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../adapters/memory/seed.ts';
import type { Appointment } from '../../../core/booking/appointment.ts';
import { endOf, type VisitEnd } from '../../../core/booking/outcome/outcome.ts';
import { ok } from '../../../core/problem.ts';
import { comparable } from '../comparable.ts';
import { forEachTest } from '../for-each-test.ts';
import type { Ports, TestStore } from '../test-store.ts';
import { book, bookIfFree, by, cancel, moveTo, viewOf, visit, visitIds } from '../visits.ts';

/** What every store of agendas promises when it is said what became of a visit. */
export function agendaOutcomesContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let shop: SmallShop;
  let booked: Appointment;
  forEachTest(open, async emptied => {
    ports = emptied;
    shop = await seedSmallShop(ports);
  });
  beforeEach(async () => {
    booked = await book(ports, visit(shop, { notes: 'corti' }));
  });

  const said = async (from: VisitEnd, to: VisitEnd) => {
    const set = await ports.agendas.change({ days: [booked] }, () =>
      ok({
        writes: [{ do: 'outcome', id: booked.id, from, to, ...by(shop.salone.id) }],
        answer: ([stored]) => stored,
      }),
    );
    return set.ok ? set.value : undefined;
  };
  const unsaid: VisitEnd = { outcome: null, paid: null };
  const done: VisitEnd = { outcome: 'completed', paid: 0 };
  const missed: VisitEnd = { outcome: 'missed', paid: null };

  test('keeps it beside all else, and every change of it in the history', async () => {
    const steps = [done, missed, { ...missed, paid: 500 }, unsaid];
    for (const [index, to] of steps.entries()) {
      const stored = await said(steps[index - 1] ?? unsaid, to);
      const status = to.outcome === null ? 'confirmed' : 'completed';
      const expected = comparable({ ...booked, status, missed: to.outcome === 'missed', paid: to.paid });
      expect(comparable(stored)).toEqual(expected);
      const found = await ports.appointments.find(booked.id);
      expect(comparable(found)).toMatchObject(expected as object);
      expect(found && endOf(found)).toEqual(to);
      expect(await ports.appointments.list({ status })).toHaveLength(1);
    }
    expect((await ports.histories.of(booked.id)).slice(1)).toEqual(
      steps.map((to, index) => ({
        ...{ ...by(shop.salone.id), kind: 'outcome', from: steps[index - 1] ?? unsaid, to },
      })),
    );
  });

  test('leaves its time to it: nobody is let in, and whoever decides sees it', async () => {
    await said(unsaid, missed);
    expect(visitIds(await viewOf(ports, { days: [booked] }))).toEqual([[booked.id]]);
    expect(visitIds(await viewOf(ports, { everyStylistOn: booked.date }))).toEqual([[booked.id], []]);
    expect(await ports.agendas.busy([shop.anna.id], booked.date, booked.date)).toHaveLength(1);
    expect(await bookIfFree(ports, visit(shop, { at: '10:15' }))).toMatchObject({ ok: false });
    await expect(book(ports, visit(shop, { at: '10:15' }))).rejects.toThrow(/overlaps|held_quarters/);
    await said(missed, unsaid);
    await cancel(ports, booked);
    await book(ports, visit(shop, { at: '10:15' }));
  });

  test('of what stands alone: what was cancelled has none, and what has one is not moved', async () => {
    await said(unsaid, done);
    const there = visit(shop, { at: '16:00' });
    await expect(moveTo(ports, booked, there)).rejects.toThrow(`appointment ${booked.id} is not confirmed`);
    await said(done, unsaid);
    await cancel(ports, booked);
    await expect(said(unsaid, done)).rejects.toThrow(`appointment ${booked.id} does not stand`);
    const kinds = (await ports.histories.of(booked.id)).map(({ kind }) => kind);
    expect(kinds).toEqual(['booked', 'outcome', 'outcome', 'cancelled']);
  });
}
