import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { projectFiles } from './reading/project-files.ts';
import { parseFile, walk } from './reading/syntax-tree.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Node runs TypeScript by leaving the types out: these leave something behind, and Node then refuses the file. */
const refused = [
  'Decorator',
  'TsEnumDeclaration',
  'TsModuleDeclaration',
  'TsParameterProperty',
  'TsImportEqualsDeclaration',
];

describe('the syntax Node cannot run', () => {
  test('is used nowhere', async () => {
    const files = await filesIn('{core,adapters,apps,tests}/**/*.{ts,tsx}');
    const ours = files.filter(file => !file.startsWith('tests/architecture/fixtures/'));
    expect(ours.length).toBeGreaterThan(40);
    expect(ours.flatMap(file => refusedIn(file).map(kind => `${file}: ${kind}`))).toEqual([]);
  });

  test('is recognised, each kind of it', () => {
    expect(refusedIn('tests/architecture/fixtures/syntax/refused.ts').sort()).toEqual([...refused].sort());
  });

  test('does not include types for another module', () => {
    expect(refusedIn('tests/architecture/fixtures/syntax/accepted.ts')).toEqual([]);
  });
});

function refusedIn(file: string): string[] {
  const kinds = new Set<string>();
  walk(parseFile(root + file), node => {
    if (refused.includes(node.type) && node['declare'] !== true) kinds.add(node.type);
  });
  return [...kinds];
}

const filesIn = (pattern: string): Promise<string[]> => projectFiles(root, pattern);
