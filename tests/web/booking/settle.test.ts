import { describe, expect, test } from 'vitest';
import { type Draft, emptyDraft } from '../../../apps/web/booking/draft.ts';
import { settle } from '../../../apps/web/booking/settle.ts';
import { withEntry } from '../../../apps/web/booking/step.ts';

const whole: Draft = {
  ...emptyDraft,
  serviceId: 1,
  stylistId: 74,
  date: '2027-01-05',
  time: '10:30',
  notes: 'Ho fretta',
  sent: true,
};

describe('the draft that is shown', () => {
  test('is the stored one while the shop has nothing against it', () => {
    expect(settle(whole, {})).toBe(whole);
    expect(settle(whole, { servicesGone: [], dayTaken: false, firstFreeDay: null })).toBe(whole);
  });

  test('lacks a service that has left the list, and keeps the rest', () => {
    expect(settle(whole, { servicesGone: [1] })).toEqual({ ...whole, serviceId: null });
    const several = { ...whole, moreIds: [2, 1, 3] };
    expect(settle(several, { servicesGone: [1] })).toEqual({ ...several, serviceId: 2, moreIds: [3] });
    expect(settle(several, { servicesGone: [3] })).toEqual({ ...several, moreIds: [2, 1] });
    expect(settle(several, { servicesGone: [1, 2, 3] })).toEqual({ ...whole, serviceId: null });
  });

  test('has no preference instead of a stylist who has left', () => {
    expect(settle(whole, { stylistGone: true })).toMatchObject({ stylistId: null, time: '10:30' });
  });

  test('has the first free day where none is chosen, or the chosen one is taken', () => {
    const found = { firstFreeDay: '2027-01-07' };
    expect(settle({ ...whole, date: null }, found).date).toBe('2027-01-07');
    expect(settle(whole, { ...found, dayTaken: true }).date).toBe('2027-01-07');
    expect(settle(whole, { dayTaken: true }).date).toBeNull();
  });

  test('keeps a chosen day that is not the first free one', () => {
    expect(settle(whole, { firstFreeDay: '2027-01-07' }).date).toBe('2027-01-05');
  });

  test('lacks a time that was taken, and remembers which, also on another day', () => {
    const lost = { time: null, lostTime: '10:30', sent: false };
    expect(settle(whole, { timeTaken: true })).toMatchObject(lost);
    expect(settle(whole, { timeTaken: true, dayTaken: true, firstFreeDay: '2027-01-07' })).toMatchObject(
      lost,
    );
  });
});

test('a link that is followed brings its service, and its stylist where it names one', () => {
  expect(withEntry(whole, { serviceIds: [2], stylistId: null })).toMatchObject({
    serviceId: 2,
    stylistId: 74,
  });
  expect(withEntry(whole, { serviceIds: [2], stylistId: 75 })).toMatchObject({ serviceId: 2, stylistId: 75 });
});

test('a link brings several services in their order, the same one twice if need be', () => {
  const chosen = withEntry(whole, { serviceIds: [2, 1, 2], stylistId: null });
  expect(chosen).toMatchObject({ serviceId: 2, moreIds: [1, 2], stylistId: 74 });
});
