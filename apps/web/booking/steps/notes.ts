import { bookingWords } from '../../texts/booking.ts';

/** As the call's own rule; a test holds the two together. */
export const longestNotes = 1_000;

/** From here on the counter shows. */
const nearTheEnd = 150;

/** How many characters are too many; spaces around the text do not count. */
export function charactersOver(notes: string): number {
  return Math.max(0, notes.trim().length - longestNotes);
}

/** What the counter says, once the end is near. */
export function notesCounter(notes: string): string | null {
  const left = longestNotes - notes.trim().length;
  if (left > nearTheEnd) return null;
  return left < 0 ? bookingWords.charactersOver(-left) : bookingWords.charactersLeft(left);
}
