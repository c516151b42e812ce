import type { LetterLinks } from './content/visit-letter.ts';

/** Of pages that need a login: a sample manages nobody's visit. */
export const sampleLinks = (sitePage: (path: string) => string): LetterLinks => ({
  ...{ manage: sitePage('/appointments'), book: sitePage('/booking') },
  ...{ agenda: sitePage('/admin'), choices: sitePage('/profile') },
});
