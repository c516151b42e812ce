import { beforeEach, expect, test } from 'vitest';
import { plainTimes } from '../../../core/calendar/pattern.ts';
import { addService } from '../../../core/catalogue/add-service.ts';
import { archiveService } from '../../../core/catalogue/archive-service.ts';
import { changeService } from '../../../core/catalogue/change-service.ts';
import { listServices } from '../../../core/catalogue/list-services.ts';
import { seeService } from '../../../core/catalogue/see-service.ts';
import { guest } from '../../../core/people/permissions.ts';
import { as, book, granted, openSmallWorld, refusal, type SmallWorld } from '../../worlds/small-world.ts';

let world: SmallWorld;
beforeEach(async () => {
  world = await openSmallWorld();
});

const shave = {
  name: 'Rasatura <b>',
  description: null,
  category: 'Barba',
  price: 1200,
  duration: 30,
  ...plainTimes,
} as const;

test('an administrator adds, changes and archives a service; nobody else does', async () => {
  const added = granted(await addService(world, as(world.salone), shave));
  expect(added).toEqual({ ...shave, id: added.id, imageUrl: null, archived: false });
  expect(
    granted(await changeService(world, as(world.salone), added.id, { ...shave, price: 1300 })).price,
  ).toBe(1300);
  granted(await archiveService(world, as(world.salone), added.id));
  for (const actor of [guest, as(world.mario)]) {
    const code = actor.kind === 'guest' ? 'not-logged-in' : 'not-permitted';
    expect(refusal(await addService(world, actor, shave))).toBe(code);
    expect(refusal(await changeService(world, actor, world.taglio.id, shave))).toBe(code);
    expect(refusal(await archiveService(world, actor, world.taglio.id))).toBe(code);
  }
});

test('an archived service has left the list, cannot be booked or changed, and is still read', async () => {
  granted(await archiveService(world, as(world.salone), world.taglio.id));
  expect(granted(await listServices(world, guest)).map(({ id }) => id)).not.toContain(world.taglio.id);
  expect(granted(await seeService(world, guest, world.taglio.id))).toMatchObject({
    name: 'Taglio uomo',
    archived: true,
  });
  expect(refusal(await book(world, { at: '10:00' }))).toBe('service-not-found');
  expect(refusal(await changeService(world, as(world.salone), world.taglio.id, shave))).toBe(
    'service-not-found',
  );
  expect(refusal(await archiveService(world, as(world.salone), world.taglio.id))).toBe('service-not-found');
});

test('appointments keep the name of an archived service, and the length and price they were booked with', async () => {
  const { appointment } = granted(await book(world, { at: '10:00' }));
  granted(
    await changeService(world, as(world.salone), world.taglio.id, {
      ...world.taglio,
      duration: 45,
      price: 2500,
    }),
  );
  expect(await world.appointments.find(appointment.id)).toMatchObject({ duration: 30, price: 1800 });
  expect(refusal(await book(world, { customer: world.lucia, at: '10:30' }))).toBeUndefined();
  const longer = granted(await book(world, { customer: world.lucia, at: '11:15' }));
  expect(longer.appointment).toMatchObject({ duration: 45, price: 2500 });
  granted(await archiveService(world, as(world.salone), world.taglio.id));
  expect(await world.appointments.find(appointment.id)).toMatchObject({
    serviceName: 'Taglio uomo',
    status: 'confirmed',
    externalCalendarId: null,
  });
});
