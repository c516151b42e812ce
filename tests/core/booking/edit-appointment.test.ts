import { expect, test, vi } from 'vitest';
import { editAppointment } from '../../../core/booking/editing/edit-appointment.ts';
import { moveAppointment } from '../../../core/booking/moving/move-appointment.ts';
import { as, book, date, granted, openSmallWorld, time } from '../../worlds/small-world.ts';

/** A haircut that Mario has booked, and that is edited after it was read. */
async function readBefore() {
  const world = await openSmallWorld();
  const { id } = granted(await book(world, { at: '10:00' })).appointment;
  const before = await world.appointments.find(id);
  const edit = (...services: readonly { readonly id: number }[]) =>
    editAppointment(world, as(world.salone), id, { serviceIds: services.map(service => service.id) });
  granted(await edit(world.taglio, world.barba));
  vi.spyOn(world.appointments, 'find').mockResolvedValueOnce(before);
  return { world, id, edit };
}

test('a visit that was given other services after it was read is moved with those', async () => {
  const { world, id } = await readBefore();
  const to = { date: date('2027-01-06'), time: time('12:15') };
  const moved = granted(await moveAppointment(world, as(world.mario), id, to));
  expect(moved).toMatchObject({ duration: 45, serviceName: 'Taglio uomo + Rifinitura barba' });
});

test('services that are no longer those that were seen are not replaced unawares', async () => {
  const { world, id } = await readBefore();
  const { taglio, barba, colore } = world;
  const edit = (
    seen: readonly { readonly id: number }[],
    ...services: readonly { readonly id: number }[]
  ) => {
    const [from, serviceIds] = [seen, services].map(of => of.map(one => one.id)) as [number[], number[]];
    const change = { serviceIds, from: { serviceIds: from }, staffNotes: 'lametta' };
    return editAppointment(world, as(world.salone), id, change);
  };
  const answer = await edit([taglio], colore);
  expect(answer).toMatchObject({
    problem: { code: 'services-changed', services: 'Taglio uomo + Rifinitura barba' },
  });
  granted(await edit([taglio], taglio, barba));
  granted(await edit([taglio, barba], colore));
  expect(granted(await edit([taglio, barba], colore)), 'sent twice').toMatchObject({ serviceName: 'Colore' });
});

test('of two who edit a visit at once, the one who comes later is told what it is then', async () => {
  const { world, id, edit } = await readBefore();
  expect(granted(await edit(world.colore))).toMatchObject({ serviceName: 'Colore', duration: 90 });
  const [, first, second] = await world.histories.of(id);
  expect(second?.from).toEqual({ ...first?.to, changed: undefined });
});
