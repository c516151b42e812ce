import { describe, expect, test } from 'vitest';
import { bookAppointment } from '../../../adapters/http/contract/appointments.ts';
import { charactersOver, longestNotes, notesCounter } from '../../../apps/web/booking/steps/notes.ts';
import { booking } from '../../../apps/web/texts/booking.ts';

const body = { userId: 1, serviceId: 1, stylistId: null, date: '2027-01-05', time: '10:30' };
const call = (notes: string) => bookAppointment.body.safeParse({ ...body, notes });

describe('notes', () => {
  test('may be as long for the screen as for the call', () => {
    const longest = 'a'.repeat(longestNotes);
    expect(charactersOver(longest)).toBe(0);
    expect(call(longest).success).toBe(true);
    expect(charactersOver(`${longest}a`)).toBe(1);
    expect(call(`${longest}a`).success).toBe(false);
  });

  test('that are too long are refused in the same words', () => {
    const refused = call('a'.repeat(longestNotes + 1));
    expect(refused.error?.issues.map(issue => issue.message)).toEqual([booking.last.tooLong]);
  });

  test('are not made longer by spaces around them', () => {
    const padded = `  ${'a'.repeat(longestNotes)}\n`;
    expect(charactersOver(padded)).toBe(0);
    expect(call(padded).success).toBe(true);
  });

  test('are counted only near the end', () => {
    expect(notesCounter('')).toBeNull();
    expect(notesCounter('a'.repeat(800))).toBeNull();
    expect(notesCounter('a'.repeat(900))).toBe('Restano 100 caratteri');
    expect(notesCounter('a'.repeat(999))).toBe('Resta 1 carattere');
    expect(notesCounter('a'.repeat(1000))).toBe('Restano 0 caratteri');
    expect(notesCounter('a'.repeat(1001))).toBe('1 carattere di troppo');
    expect(notesCounter('a'.repeat(1012))).toBe('12 caratteri di troppo');
  });
});
