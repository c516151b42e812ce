import type { Browser } from '../http/browser.ts';

/** What a reader of the stream of changes receives, piece by piece. */
export async function readEvents(browser: Browser) {
  const response = await browser.fetch('/api/events');
  const type = response.headers.get('content-type') ?? '';
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (reader === undefined || !type.includes('text/event-stream'))
    throw new Error(`no stream but ${response.status} ${type}`);
  let text = '';
  return {
    /** Reads on until `wanted` has come. */
    async until(wanted: RegExp): Promise<string> {
      while (!wanted.test(text)) {
        const { done, value } = await reader.read();
        if (done) throw new Error(`the stream ended with ${JSON.stringify(text)}`);
        text += value;
      }
      return text;
    },
    /** Reads to the end: all that came. */
    async end(): Promise<string> {
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return text;
        text += value;
      }
    },
    close: () => reader.cancel(),
  };
}
