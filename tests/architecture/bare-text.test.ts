import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { bareTextIn } from './reading/bare-text.ts';
import { projectFiles } from './reading/project-files.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const fixtures = 'tests/architecture/fixtures/bare-text';

describe('what comes and goes beside bare text, where a translated page would break', () => {
  test('stands on no screen', async () => {
    const files = await projectFiles(root, 'apps/web/**/*.tsx');
    expect(files.length).toBeGreaterThan(100);
    expect(files.flatMap(file => bareTextIn(root + file, file))).toEqual([]);
  });

  test('is recognised, element or text', () => {
    const file = `${fixtures}/broken.tsx`;
    expect(bareTextIn(root + file, 'broken')).toEqual(['broken: <p>', 'broken: <em>', 'broken: <strong>']);
  });

  test('is none where the text has an element of its own', () => {
    expect(bareTextIn(`${root}${fixtures}/whole.tsx`, 'whole')).toEqual([]);
  });
});
