import { describe, expect, test } from 'vitest';
import {
  changeDraft,
  type Draft,
  type DraftChange,
  emptyDraft,
  readDraft,
  servicesIn,
  storedDraft,
} from '../../../apps/web/booking/draft.ts';

const whole: Draft = {
  serviceId: 1,
  moreIds: [],
  stylistId: 74,
  date: '2027-01-05',
  time: '10:30',
  lostTime: null,
  whyLost: null,
  newDay: false,
  notes: 'Doppio vortice 🌀',
  terms: true,
  sent: false,
};

const after = (draft: Draft, ...changes: DraftChange[]) => changes.reduce(changeDraft, draft);

describe('a draft', () => {
  test('begins with no preference for a stylist and nothing else', () => {
    expect(emptyDraft).toMatchObject({ serviceId: null, stylistId: null, date: null, time: null });
  });

  test('keeps every other choice when one is changed: whether they still fit, the calendar says', () => {
    expect(after(whole, { type: 'choose-service', id: 2 })).toEqual({ ...whole, serviceId: 2 });
    expect(after(whole, { type: 'choose-stylist', id: null })).toEqual({ ...whole, stylistId: null });
    expect(after(whole, { type: 'choose-date', date: '2027-01-07' })).toEqual({
      ...whole,
      date: '2027-01-07',
      newDay: true,
    });
  });

  test('holds several services in order; choosing one is choosing that alone', () => {
    const three = after(whole, { type: 'add-service', id: 3 }, { type: 'add-service', id: 1 });
    expect(servicesIn(three)).toEqual([1, 3, 1]);
    expect(servicesIn(after(three, { type: 'remove-service', index: 0 }))).toEqual([3, 1]);
    expect(servicesIn(after(three, { type: 'choose-service', id: 2 }))).toEqual([2]);
    expect(after(whole, { type: 'remove-service', index: 0 })).toEqual({ ...whole, serviceId: null });
    expect(readDraft(storedDraft(4, three), 4)).toEqual(three);
  });

  test('loses a time that was given away, and nothing else, and remembers which', () => {
    expect(after(whole, { type: 'lose-time' })).toEqual({ ...whole, time: null, lostTime: '10:30' });
  });

  test('still remembers the lost time when it is lost twice', () => {
    expect(after(whole, { type: 'lose-time' }, { type: 'lose-time' }).lostTime).toBe('10:30');
  });

  test.each<DraftChange>([
    { type: 'choose-time', time: '11:00' },
    { type: 'choose-date', date: '2027-01-07' },
    { type: 'choose-stylist', id: null },
    { type: 'choose-service', id: 2 },
  ])('speaks no more of the lost time after $type', change => {
    expect(after(whole, { type: 'lose-time' }, change).lostTime).toBeNull();
  });

  test.each<DraftChange>([
    { type: 'choose-time', time: '11:00' },
    { type: 'choose-date', date: '2027-01-07' },
    { type: 'choose-stylist', id: null },
    { type: 'choose-service', id: 2 },
    { type: 'lose-time' },
    { type: 'be-refused' },
  ])('that was sent is another one after $type', change => {
    expect(after(whole, { type: 'send' }).sent).toBe(true);
    expect(after(whole, { type: 'send' }, change).sent).toBe(false);
  });

  test('loses a day or a service alone', () => {
    expect(after(whole, { type: 'lose-date' })).toEqual({ ...whole, date: null });
    expect(after(whole, { type: 'lose-services', ids: [1] })).toEqual({ ...whole, serviceId: null });
  });

  test('takes notes and terms', () => {
    const changed = after(
      emptyDraft,
      { type: 'write-notes', notes: 'ciao' },
      { type: 'accept-terms', accepted: true },
    );
    expect(changed).toMatchObject({ notes: 'ciao', terms: true });
  });
});

describe('a kept draft', () => {
  const kept = (draft: unknown, changes: object = {}): unknown =>
    JSON.parse(JSON.stringify({ ...(storedDraft(4, whole) as object), draft, ...changes }));

  test('comes back to the user it belongs to, as it was', () => {
    expect(readDraft(kept(whole), 4)).toEqual(whole);
    expect(readDraft(kept(emptyDraft), 4)).toEqual(emptyDraft);
  });

  test('comes back to nobody else', () => {
    expect(readDraft(kept(whole), 5)).toBeNull();
  });

  test('of another version is left alone', () => {
    expect(readDraft(kept(whole, { version: 0 }), 4)).toBeNull();
    expect(readDraft(kept(whole, { version: undefined }), 4)).toBeNull();
  });

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'draft'],
    ['a list', []],
    ['no draft', { version: 1, userId: 4 }],
    ['a draft that is null', kept(null)],
    ['a missing field', kept({ ...whole, notes: undefined })],
    ['a service that is a text', kept({ ...whole, serviceId: '1' })],
    ['a service below one', kept({ ...whole, serviceId: 0 })],
    ['half a stylist', kept({ ...whole, stylistId: 1.5 })],
    ['a day that does not exist', kept({ ...whole, date: '2027-02-31' })],
    ['a day with a time', kept({ ...whole, date: '2027-02-03T10:00' })],
    ['a month that does not exist', kept({ ...whole, date: '2027-13-01' })],
    ['a time that does not exist', kept({ ...whole, time: '24:00' })],
    ['a lost time that is none', kept({ ...whole, lostTime: 'ieri' })],
    ['a reason that is none', kept({ ...whole, whyLost: 7 })],
    ['terms that are a text', kept({ ...whole, terms: 'true' })],
  ])('is thrown away when it is %s', (_, stored) => {
    expect(readDraft(stored, 4)).toBeNull();
  });
});
