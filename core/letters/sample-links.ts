import type { LetterLinks } from './content/visit-letter.ts';

/** Samples link to pages that need a login, since there is no visit to manage. */
export const sampleLinks = (sitePage: (path: string) => string): LetterLinks => ({
  ...{ manage: sitePage('/appointments'), book: sitePage('/booking') },
  ...{ agenda: sitePage('/admin'), choices: sitePage('/profile?scheda=lettere') },
});
