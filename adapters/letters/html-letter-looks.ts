import type { LetterContent } from '../../core/letters/content/letter-content.ts';
import type { LetterLooks } from '../../core/ports/letters/letter-looks.ts';
import { plainText } from './plain-text.ts';

/** React writes the HTML, which escapes whatever people have typed. It is loaded with the first letter. */
export class HtmlLetterLooks implements LetterLooks {
  async draw(content: LetterContent): Promise<{ readonly html: string; readonly text: string }> {
    const { letterHtml } = await import('./letter-html.ts');
    return { html: letterHtml(content), text: plainText(content) };
  }
}
