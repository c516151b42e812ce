import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { projectFiles } from './reading/project-files.ts';
import { isNode, parseFile, walk } from './reading/syntax-tree.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** V8 places them among what lives long: each keeps its request until the next full collection, and 40 ms go into copying. */
test('what serves a request writes no function straight into a property', async () => {
  const files = await projectFiles(
    root,
    '{core,adapters/{http/server,mikro-orm,letters,mail,security}}/**/*.ts',
  );
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter(writesFunction)).toEqual([]);
});

test('such a file is recognised', () => {
  const fixtures = 'tests/architecture/fixtures/long-lived-functions';
  expect(writesFunction(`${fixtures}/written.ts`)).toBe(true);
  expect(writesFunction(`${fixtures}/handed-over.ts`)).toBe(false);
});

const functions = new Set(['ArrowFunctionExpression', 'FunctionExpression']);

function writesFunction(file: string): boolean {
  let found = false;
  walk(parseFile(root + file), ({ type, left, right }) => {
    if (type !== 'AssignmentExpression' || !isNode(left) || !isNode(right)) return;
    found ||= left.type === 'MemberExpression' && functions.has(right.type);
  });
  return found;
}
