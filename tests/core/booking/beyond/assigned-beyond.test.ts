import { expect, test } from 'vitest';
import { ok } from '../../../../core/problem.ts';
import { book, date, granted, openSmallWorld } from '../../../worlds/small-world.ts';

test('beyond the rules without preference those who work then come before those who are away', async () => {
  const world = await openSmallWorld();
  const day = date('2027-01-05');
  await world.timetables.change(day, () => {
    const away = { id: null, stylistId: world.anna.id, from: day, to: day, part: null, reason: '' };
    return ok({ write: { in: 'absences', put: away }, answer: () => undefined });
  });
  granted(await book(world, { at: '09:00', stylist: world.bruno }));
  const wish = { by: world.salone, customer: world.lucia, stylist: null, override: true };
  const taken = async (at: string) => granted(await book(world, { ...wish, at })).appointment;
  expect(await taken('10:00')).toMatchObject({ stylistId: world.bruno.id, overridden: false });
  expect(await taken('09:00'), 'nobody else is free').toMatchObject({
    ...{ stylistId: world.anna.id, overridden: true },
  });
  expect(await taken('21:00'), 'nobody works').toMatchObject({ overridden: true });
});
