import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { makersOfSchemas } from '../../apps/web/build/makers-of-schemas.ts';
import { projectFiles } from './reading/project-files.ts';
import { type Ancestors, isNode, type Node, nameOf, parseFile, walk } from './reading/syntax-tree.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

test('no call that the build of the web leaves out is there for what it does', async () => {
  const files = await projectFiles(root, '{apps/web,adapters/http/{contract,client},core}/**/*.{ts,tsx}');
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(file => droppedIn(file).map(name => `${file}: ${name}`))).toEqual([]);
});

test('such calls are recognised, and those whose result is used are none', () => {
  expect(droppedIn('tests/architecture/fixtures/dropped-calls/dropped.ts')).toEqual([
    'say',
    'say',
    'z',
    'say',
  ]);
  expect(droppedIn('tests/architecture/fixtures/dropped-calls/kept.ts')).toEqual([]);
});

/** Names of functions that are called for nothing but their effect, of those that the build takes for pure. */
function droppedIn(file: string): string[] {
  const found: string[] = [];
  walk(parseFile(root + file), (node, ancestors) => {
    if (node.type !== 'CallExpression') return;
    const name = calledName(node['callee']);
    if (name !== undefined && makersOfSchemas.includes(name) && isUnused(ancestors)) found.push(name);
  });
  return found;
}

function calledName(callee: unknown): string | undefined {
  if (!isNode(callee)) return undefined;
  return callee.type === 'MemberExpression' ? nameOf(callee['object']) : nameOf(callee);
}

const passesOn = new Set([
  'UnaryExpression',
  'BinaryExpression',
  'ParenthesisExpression',
  'ConditionalExpression',
]);

function isUnused(ancestors: Ancestors): boolean {
  const user = ancestors.find((node: Node) => !passesOn.has(node.type));
  return user?.type === 'ExpressionStatement';
}
