import { glob } from 'node:fs/promises';

/** What commands make and install, wherever it lies: none of it is the project's own. */
const made: ReadonlySet<string> = new Set(['node_modules', 'dist', 'data', '.cache', 'coverage']);

/** The project's own files, as paths from `root`. The only way in which the tests of the code look for files. */
export async function projectFiles(
  root: string,
  patterns: string | readonly string[],
  but: readonly string[] = [],
): Promise<string[]> {
  const files = new Set<string>();
  const exclude = [...but, ...[...made].map(folder => `**/${folder}/**`)];
  for await (const file of glob(patterns, { cwd: root, exclude })) files.add(file);
  return [...files].sort();
}
