import { expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../../adapters/memory/seed.ts';
import type { Appointment } from '../../../../core/booking/appointment.ts';
import { decideRestoring } from '../../../../core/booking/restoring/restoring-decision.ts';
import { ok } from '../../../../core/problem.ts';
import { comparable } from '../../comparable.ts';
import { forEachTest } from '../../for-each-test.ts';
import type { Ports, TestStore } from '../../test-store.ts';
import { book, bookIfFree, by, cancel, moveTo, viewOf, visit, visitIds } from '../../visits.ts';

/** What every store of agendas promises when a visit is restored, and of one that lies beyond the timetable. */
export function agendaRestoringContract(open: () => Promise<TestStore>): void {
  let ports: Ports;
  let shop: SmallShop;
  forEachTest(open, async emptied => {
    ports = emptied;
    shop = await seedSmallShop(ports);
  });

  const restore = (cancelled: Appointment) =>
    ports.agendas.change({ days: [cancelled] }, view =>
      decideRestoring({ ...by(shop.mario.id), bound: undefined }, cancelled, view),
    );
  const cancelled = async () => {
    const booked = await book(ports, visit(shop, { notes: 'corti' }));
    await cancel(ports, booked);
    return booked;
  };

  test('it is the one it was, holds its time again, and its history says so', async () => {
    const booked = await cancelled();
    expect(await restore(booked)).toMatchObject({ ok: true, value: { id: booked.id, status: 'confirmed' } });
    expect(comparable(await ports.appointments.find(booked.id))).toMatchObject(comparable(booked) as object);
    expect(visitIds(await viewOf(ports, { days: [booked] }))).toEqual([[booked.id]]);
    await expect(book(ports, visit(shop))).rejects.toThrow(/overlaps|held_quarters/);
    const kinds = (await ports.histories.of(booked.id)).map(({ kind }) => kind);
    expect(kinds).toEqual(['booked', 'cancelled', 'restored']);
    expect(await ports.appointments.countUpcomingByStylist(by(shop.mario.id).at)).toEqual(
      new Map([[booked.stylistId, 1]]),
    );
  });

  test('what was not cancelled is not written as restored', async () => {
    const booked = await book(ports, visit(shop));
    const write = { do: 'restore', id: booked.id, ...by(shop.mario.id) } as const;
    const unseen = ports.agendas.change({ days: [booked] }, () =>
      ok({ writes: [write], answer: () => undefined }),
    );
    await expect(unseen).rejects.toThrow(`appointment ${booked.id} is not cancelled`);
    expect(await ports.histories.of(booked.id)).toHaveLength(1);
  });

  test('many at once want its place or want it back: exactly one has it', async () => {
    const booked = await cancelled();
    const wishes = Array.from({ length: 40 }, (_, index) => index);
    const answers = await Promise.all(
      wishes.map(index => (index % 2 === 0 ? restore(booked) : bookIfFree(ports, visit(shop)))),
    );
    const standing = (await ports.appointments.list({})).filter(({ status }) => status === 'confirmed');
    expect(standing).toHaveLength(1);
    const had = answers.filter(answer => answer.ok).map(answer => answer.ok && answer.value.id);
    expect(new Set(had)).toEqual(new Set(standing.map(({ id }) => id)));
    const lines = (await ports.histories.of(booked.id)).filter(({ kind }) => kind === 'restored');
    expect(lines).toHaveLength(standing[0]?.id === booked.id ? 1 : 0);
  });

  test('one that was put outside the timetable says so until it is moved into it', async () => {
    const beyond = await book(ports, visit(shop, { at: '21:30', overridden: true }));
    expect(beyond.overridden).toBe(true);
    expect(await ports.appointments.find(beyond.id)).toMatchObject({ overridden: true });
    expect((await viewOf(ports, { days: [beyond] })).days[0]?.appointments).toMatchObject([
      { overridden: true },
    ]);
    await expect(book(ports, visit(shop, { at: '21:45' }))).rejects.toThrow(/overlaps|held_quarters/);
    expect(await moveTo(ports, beyond, visit(shop, { at: '16:00' }))).toMatchObject({ overridden: false });
    await book(ports, visit(shop, { at: '21:45', overridden: true }));
    expect(await ports.appointments.list({})).toMatchObject([{ overridden: true }, { overridden: false }]);
  });

  test('one whose time a change of the timetable takes counts as put there on purpose no longer', async () => {
    const beyond = (at: string) => book(ports, visit(shop, { at, overridden: true }));
    const [taken, other] = [await beyond('20:00'), await beyond('21:00')];
    const closed = { id: null, from: taken.date, to: taken.date, hours: [], stylistIds: null, reason: '' };
    await ports.timetables.change(taken.date, () =>
      ok({
        write: { in: 'closures', put: closed },
        notKept: [taken.id],
        answer: () => undefined,
      }),
    );
    const isOverridden = async ({ id }: Appointment) => (await ports.appointments.find(id))?.overridden;
    expect([await isOverridden(taken), await isOverridden(other)]).toEqual([false, true]);
  });
}
