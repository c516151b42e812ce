import { access } from 'node:fs/promises';

/** A browser of another make, as a story handles it. Expressions are scripts of the page that find an element. */
export interface Engine {
  open(url: string): Promise<void>;
  run<T>(script: string): Promise<T>;
  press(element: string): Promise<void>;
  write(element: string, text: string): Promise<void>;
  /** A PNG of the window. */
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

export const size = { width: 450, height: 860 };

/** The one line that brings them, as docs/qa.md has it. */
const line = 'apt-get install webkit2gtk-driver xvfb firefox-esr';

/** The first of some programs that is there; a sentence that says what to do when none is. */
export async function findProgram(name: string, paths: readonly string[]): Promise<string> {
  for (const path of paths)
    if (
      await access(path).then(
        () => true,
        () => false,
      )
    )
      return path;
  throw new Error(`${name} is not on this machine (looked for ${paths.join(', ')}). Install it: ${line}`);
}

/** Asks until something has come true; what it was when it has not for a long time. */
export async function until<T>(what: string, ask: () => Promise<T>, good: (found: T) => boolean): Promise<T> {
  const end = Date.now() + 20_000;
  for (;;) {
    const found = await ask();
    if (good(found)) return found;
    if (Date.now() > end) throw new Error(`${what}: still ${JSON.stringify(found)}`);
    await new Promise(resolve => setTimeout(resolve, 100));
  }
}
