import { expect, test } from 'vitest';
import { cancelAppointment } from '../../../../core/booking/cancel-appointment.ts';
import { editAppointment } from '../../../../core/booking/editing/edit-appointment.ts';
import { setOutcome } from '../../../../core/booking/outcome/set-outcome.ts';
import { keptAbsence } from '../../../../core/timetable/absence-entry.ts';
import { keptSkills } from '../../../../core/timetable/skills-entry.ts';
import { as, book, granted, openSmallWorld, refusal } from '../../../worlds/small-world.ts';
import { absence, enter } from '../../timetable/timetable-steps.ts';

type Change = Parameters<typeof editAppointment>[3];

/** Mario's haircut with Anna, from 12:00. */
async function openBooked(at = '12:00', wanted: Partial<Parameters<typeof book>[1]> = {}) {
  const world = await openSmallWorld();
  const { id } = granted(
    await book(world, { by: world.salone, customer: world.mario, at, ...wanted }),
  ).appointment;
  const edit = (change: Change, by = world.salone) => editAppointment(world, as(by), id, change);
  const into = (...services: readonly { readonly id: number }[]) =>
    edit({ serviceIds: services.map(one => one.id) });
  return { world, id, edit, into };
}

test('notes are changed where they were seen, and stay where nothing is said of them', async () => {
  const { world, id, edit } = await openBooked();
  expect(granted(await edit({ notes: 'corto', staffNotes: 'lametta' }))).toMatchObject({
    notes: 'corto',
    staffNotes: 'lametta',
  });
  expect(granted(await edit({ notes: null }))).toMatchObject({ notes: null, staffNotes: 'lametta' });
  const unseen = await edit({
    staffNotes: 'forbici',
    notes: 'lungo',
    from: { staffNotes: null, notes: 'corto' },
  });
  expect(unseen).toMatchObject({ problem: { code: 'notes-changed', notes: [null, 'lametta'] } });
  expect(
    refusal(await edit({ staffNotes: 'forbici', from: { staffNotes: 'lametta', notes: 'corto' } })),
  ).toBeUndefined();
  expect(refusal(await edit({ staffNotes: 'forbici', from: { staffNotes: null } }))).toBeUndefined();
  const lines = (await world.histories.of(id)).filter(({ kind }) => kind === 'edited');
  expect(lines.map(({ to }) => to && 'changed' in to && to.changed)).toEqual([
    ['notes', 'staffNotes'],
    ['notes'],
    ['staffNotes'],
  ]);
});

test('a service that stays keeps its price, one that is added has today’s', async () => {
  const { world, into } = await openBooked('10:00');
  const { taglio, barba } = world;
  await world.services.update(taglio.id, { price: 9_900 });
  expect(granted(await into(taglio, barba))).toMatchObject({
    price: 2_800,
    duration: 45,
    serviceName: 'Taglio uomo + Rifinitura barba',
  });
  expect(granted(await into(taglio, taglio))).toMatchObject({ price: 11_700, duration: 60 });
  await world.services.archive(taglio.id);
  expect(granted(await into(taglio)).price).toBe(1_800);
  expect(refusal(await into(taglio, taglio))).toBe('service-not-found');
  expect(refusal(await into({ id: 999 }))).toBe('service-not-found');
});

test('a longer visit runs neither into the break, nor past midnight, nor into another one', async () => {
  const { world, into } = await openBooked();
  const { taglio, barba, colore } = world;
  expect(refusal(await into(colore))).toBe('runs-into-break');
  granted(await into(taglio, barba, barba));
  const other = await openBooked('10:00');
  granted(await book(other.world, { at: '10:30', customer: other.world.lucia }));
  expect(refusal(await other.into(taglio, barba))).toBe('slot-taken');
  expect(refusal(await other.into(barba))).toBeUndefined();
  const late = await openBooked('23:00', { override: true });
  expect(await late.into(taglio, taglio)).toMatchObject({ value: { duration: 60, overridden: true } });
  expect(await late.into(taglio, taglio, barba)).toMatchObject({
    problem: { code: 'runs-past-closing', closing: '24:00' },
  });
});

test('a visit that was put outside, and is inside again once shorter, is no longer marked so', async () => {
  const world = await openSmallWorld();
  const services = [world.taglio, world.barba];
  const wanted = { by: world.salone, customer: world.mario, at: '12:30', services, override: true };
  const { id } = granted(await book(world, wanted)).appointment;
  const into = async (serviceIds: number[]) =>
    granted(await editAppointment(world, as(world.salone), id, { serviceIds })).overridden;
  expect(await into([world.barba.id, world.taglio.id])).toBe(true);
  expect(await into([world.taglio.id])).toBe(false);
});

test('what is added must be done by the stylist, what stays need not', async () => {
  const { world, into } = await openBooked('10:00');
  const { anna, taglio, barba, colore } = world;
  await enter(world, keptSkills({ stylistId: anna.id, serviceIds: [barba.id] }));
  expect(refusal(await into(taglio, barba))).toBeUndefined();
  expect(await into(taglio, colore)).toMatchObject({
    problem: { code: 'stylist-does-not-do-it', stylist: 'Anna', service: 'Colore' },
  });
});

test('a longer visit does not run into its stylist’s absence, one that lies in it may', async () => {
  const { world, into } = await openBooked('10:00');
  const { taglio, barba } = world;
  const part = { from: '10:30', to: '12:00' };
  await enter(world, keptAbsence(null, absence(world, '2027-01-05', '2027-01-05', { part })));
  expect(await into(taglio, barba)).toMatchObject({ problem: { code: 'not-working-then', stylist: 'Anna' } });
  const away = absence(world, '2027-01-05', '2027-01-05', {
    part: { from: '10:00', to: '12:00' },
    reason: 'Corso',
  });
  await enter(world, keptAbsence(null, away));
  expect(refusal(await into(taglio, barba))).toBeUndefined();
});

test('services of a visit with an outcome stay, its notes may change; a cancelled one stays as it is', async () => {
  const { world, id, edit, into } = await openBooked('10:00');
  world.clock.moveTo('2027-01-05T11:00:00+01:00');
  granted(await setOutcome(world, as(world.salone), id, { outcome: 'completed' }));
  expect(await into(world.barba)).toMatchObject({ problem: { code: 'not-editable', isCancelled: false } });
  expect(refusal(await edit({ notes: 'corto' }))).toBeUndefined();
  granted(await setOutcome(world, as(world.salone), id, { outcome: null }));
  granted(await cancelAppointment(world, as(world.salone), id));
  expect(await edit({ notes: 'x' })).toMatchObject({ problem: { code: 'not-editable', isCancelled: true } });
});

test('visits are edited by administrators', async () => {
  const { world, edit } = await openBooked();
  expect(refusal(await edit({ notes: 'x' }, world.mario))).toBe('not-permitted');
  expect(refusal(await editAppointment(world, as(world.salone), 999, {}))).toBe('appointment-not-found');
  expect(granted(await edit({}))).toMatchObject({
    classification: 'upcoming',
    customer: { username: 'mario' },
  });
});
