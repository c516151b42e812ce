import { beforeEach, expect, test } from 'vitest';
import { type SmallShop, seedSmallShop } from '../../../../adapters/memory/seed.ts';
import type { Appointment } from '../../../../core/booking/appointment.ts';
import { contentOf, type VisitContent } from '../../../../core/booking/editing/visit-content.ts';
import { asBookedNow, together } from '../../../../core/booking/services/booked-services.ts';
import { ok } from '../../../../core/problem.ts';
import { comparable } from '../../comparable.ts';
import { forEachTest } from '../../for-each-test.ts';
import type { Ports, TestStore } from '../../test-store.ts';
import { book, by, cancel, visit } from '../../visits.ts';

/** What every store of agendas promises when a visit is given other services or notes. */
export function agendaEditsContract(open: () => Promise<TestStore>): void {
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

  const edit = async (from: Appointment, change: Partial<VisitContent>): Promise<Appointment> => {
    const to = { ...contentOf(from), ...change };
    const edited = await ports.agendas.change({ days: [from] }, () =>
      ok({
        writes: [{ do: 'edit', id: from.id, place: from, from: contentOf(from), to, ...by(shop.salone.id) }],
        answer: ([stored]) => stored as Appointment,
      }),
    );
    if (!edited.ok) throw new Error('decided otherwise');
    return edited.value;
  };
  const both = () => together([asBookedNow(shop.taglio), asBookedNow(shop.colore)]);

  test('holds what it takes now, no more and no less, and keeps all else', async () => {
    const longer = await edit(booked, { booked: both() });
    expect(comparable(longer)).toEqual(comparable({ ...booked, ...both() }));
    expect(await ports.appointments.find(booked.id)).toMatchObject({ serviceName: 'Taglio uomo + Colore' });
    for (const at of ['10:30', '11:45'])
      await expect(book(ports, visit(shop, { at }))).rejects.toThrow(/overlaps|held_quarters/);
    await book(ports, visit(shop, { at: '12:00' }));
    const shorter = await edit(longer, { booked: asBookedNow(shop.barba) });
    const { parts: _, ...single } = longer;
    expect(comparable({ ...shorter, parts: undefined })).toEqual(
      comparable({ ...single, ...asBookedNow(shop.barba), parts: undefined }),
    );
    const found = await ports.appointments.find(booked.id);
    expect(found?.services.map(({ name }) => name)).toEqual(['Rifinitura barba']);
    await book(ports, visit(shop, { at: '10:15' }));
  });

  test('never into another visit: then nothing of it is stored', async () => {
    await book(ports, visit(shop, { at: '11:00' }));
    await expect(edit(booked, { booked: both(), notes: 'lunghi' })).rejects.toThrow(/overlaps|held_quarters/);
    expect(await ports.appointments.find(booked.id)).toMatchObject({ duration: 30, notes: 'corti' });
    expect(await ports.histories.of(booked.id)).toHaveLength(1);
    await book(ports, visit(shop, { at: '10:30' }));
  });

  test('is told in the history without a word of a note', async () => {
    const noted = await edit(booked, { notes: null, staffNotes: 'colore 7.1' });
    expect(noted).toMatchObject({ notes: null, staffNotes: 'colore 7.1', duration: 30 });
    await edit(noted, { booked: both(), staffNotes: null });
    const before = { serviceIds: [shop.taglio.id], duration: 30, price: 1_800 };
    const after = { serviceIds: [shop.taglio.id, shop.colore.id], duration: 120, price: 7_300 };
    const line = { ...by(shop.salone.id), kind: 'edited' };
    expect((await ports.histories.of(booked.id)).slice(1)).toEqual([
      { ...line, from: before, to: { ...before, changed: ['notes', 'staffNotes'] } },
      { ...line, from: before, to: { ...after, changed: ['services', 'staffNotes'] } },
    ]);
  });

  test('within the timetable it is beyond it no longer', async () => {
    const beyond = await book(ports, visit(shop, { at: '18:30', overridden: true }));
    const longer = await edit(beyond, { notes: 'lunghi' });
    expect(longer.overridden).toBe(true);
    await edit(longer, { booked: asBookedNow(shop.barba), overridden: false });
    expect(await ports.appointments.find(beyond.id)).toMatchObject({ duration: 15, overridden: false });
  });

  test('of what stands alone', async () => {
    await cancel(ports, booked);
    await expect(edit(booked, { notes: 'lunghi' })).rejects.toThrow(
      `appointment ${booked.id} does not stand`,
    );
  });
}
