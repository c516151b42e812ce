import { describe, expect, test } from 'vitest';
import { initialsOf } from '../../../apps/web/format/initials.ts';
import { endOf } from '../../../apps/web/format/wall-clock.ts';
import { startsIn } from '../../../apps/web/shared/free-times/free-starts.ts';
import { partsOfDay } from '../../../apps/web/shared/free-times/parts-of-day.ts';

describe('the times of a day', () => {
  test('are those that are available, in their order', () => {
    const slots = [
      { id: 1, time: '08:30', isAvailable: false },
      { id: 2, time: '08:45', isAvailable: true },
      { id: 23, time: '14:00', isAvailable: true },
    ];
    expect(startsIn(slots)).toEqual(['08:45', '14:00']);
  });

  test('stand under morning and afternoon; one o’clock is the afternoon', () => {
    expect(partsOfDay(['08:30', '12:45', '13:00', '19:45'])).toEqual({
      morning: ['08:30', '12:45'],
      afternoon: ['13:00', '19:45'],
    });
    expect(partsOfDay([])).toEqual({ morning: [], afternoon: [] });
  });
});

describe('the end of a visit', () => {
  test.each([
    ['10:30', 30, '11:00'],
    ['08:45', 15, '09:00'],
    ['11:45', 90, '13:15'],
    ['18:00', 120, '20:00'],
  ])('that starts at %s and takes %i minutes is %s', (start, minutes, end) => {
    expect(endOf(start, minutes)).toBe(end);
  });
});

describe('the initials of a stylist', () => {
  const initials = (firstName: string | null, lastName: string | null, displayName = 'anna') =>
    initialsOf({ firstName, lastName, displayName });

  test('are those of first and last name, or of what there is', () => {
    expect(initials('Anna', 'Bianchi')).toBe('AB');
    expect(initials('Anna', null)).toBe('A');
    expect(initials(null, 'Bianchi')).toBe('B');
    expect(initials(null, null)).toBe('A');
    expect(initials('élise', '')).toBe('É');
    expect(initials('🌷 Rosa', 'Neri')).toBe('🌷N');
  });
});
