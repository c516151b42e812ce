import { readFileSync } from 'node:fs';

/** The files that the walk through the code in `docs/developer.md` enters, in order. */
export function walkedFiles(root: string): string[] {
  const page = readFileSync(`${root}docs/developer.md`, 'utf8');
  const [, walk = ''] = page.split('## A walk through the code\n');
  const [steps = ''] = walk.split('\n## ');
  return [...steps.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file ?? '');
}

/** The files that a file imports, for types or at run time, as paths from the root. */
export function importsOf(root: string, file: string): string[] {
  const text = readFileSync(root + file, 'utf8');
  return [...text.matchAll(/(?:from|import\() ?'(\.[^']+)'/g)].map(([, address]) =>
    new URL(address ?? '', `file:///${file}`).pathname.slice(1),
  );
}
