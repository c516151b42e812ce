import type { LetterContent } from '../../letters/content/letter-content.ts';

/** What a letter looks like, without anything that would have to be loaded. */
export interface LetterLooks {
  draw(content: LetterContent): Promise<{ readonly html: string; readonly text: string }>;
}
