import { existsSync } from 'node:fs';
import { isNode, type Node, nameOf, parseFile, walk } from './syntax-tree.ts';

/** A row of a table whose last columns say where something is built and which tests show it. */
interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

const COLUMNS = ['built in', 'shown by'];

/** `core/a.ts` `apps/b.tsx` */
const files = /^`[^`]+`(?: `[^`]+`)*$/;
/** `tests/a.test.ts` "part of a title" "part of another"; `tests/b.test.ts` "part of a title" */
const proofs = /^`[^`]+`(?: "[^"]+")+(?:; `[^`]+`(?: "[^"]+")+)*$/;

/** What is wrong with the tables of a document, each as its line and a sentence. `root` is the repository, with a slash. */
export function complaintsAbout(document: string, root: string): readonly string[] {
  const rows = rowsOf(document);
  if (rows.length === 0) return ['there is no table'];
  return rows.flatMap(row => complaintsOf(row, root).map(complaint => `line ${row.line}: ${complaint}`));
}

function rowsOf(document: string): Row[] {
  return document
    .split('\n')
    .map((text, index) => ({ line: index + 1, cells: cellsOf(text) }))
    .filter(({ cells }) => cells.length > 0 && !isHead(cells));
}

const cellsOf = (line: string): string[] =>
  line.startsWith('|')
    ? line
        .replace(/\|\s*$/, '')
        .split('|')
        .slice(1)
        .map(cell => cell.trim())
    : [];

const isHead = (cells: readonly string[]): boolean =>
  cells.every(cell => /^:?-+:?$/.test(cell)) || COLUMNS.every((name, at) => cells.at(at - 2) === name);

function complaintsOf({ cells }: Row, root: string): string[] {
  const [built = '', shown = ''] = cells.slice(-2);
  if (cells.length < 3) return ['a row has at least three cells'];
  if (cells.includes('')) return ['a cell is blank'];
  return [...complaintsAboutFiles(built, root), ...complaintsAboutProofs(shown, root)];
}

function complaintsAboutFiles(cell: string, root: string): string[] {
  if (!files.test(cell)) return [`not a list of files: ${cell}`];
  return quoted(cell, '`').flatMap(file => {
    if (file.startsWith('tests/')) return [`built in a test: ${file}`];
    return existsSync(root + file) ? [] : [`no such file: ${file}`];
  });
}

function complaintsAboutProofs(cell: string, root: string): string[] {
  if (!proofs.test(cell)) return [`not a list of tests: ${cell}`];
  return cell.split(/; (?=`)/).flatMap(proof => {
    const [file = ''] = quoted(proof, '`');
    if (!file.startsWith('tests/') || !existsSync(root + file)) return [`no such test file: ${file}`];
    const titles = titlesIn(root + file);
    return quoted(proof, '"')
      .filter(part => !titles.some(title => title.includes(part)))
      .map(part => `no such title in ${file}: ${part}`);
  });
}

const quoted = (text: string, mark: string): string[] =>
  [...text.matchAll(new RegExp(`${mark}([^${mark}]+)${mark}`, 'g'))].map(([, inside = '']) => inside);

const known = new Map<string, readonly string[]>();

/** The titles of a file's tests: what `test` and `describe` are called with, and the first words of a table's rows. */
function titlesIn(path: string): readonly string[] {
  const read = known.get(path) ?? readTitles(path);
  known.set(path, read);
  return read;
}

function readTitles(path: string): readonly string[] {
  const titles: string[] = [];
  walk(parseFile(path), (node, [parent]) => {
    if (node.type === 'CallExpression' && callsTest(node)) titles.push(...textOf(firstOf(node['arguments'])));
    if (node.type === 'ArrayExpression' && parent?.type === 'ArrayExpression')
      titles.push(...textOf(firstOf(node['elements'])));
  });
  return titles;
}

/** `test(…)`, `describe(…)`, `test.each(…)(…)` and the like. */
function callsTest(node: Node): boolean {
  const callee = node['callee'];
  if (!isNode(callee)) return false;
  if (callee.type === 'CallExpression') return callsTest(callee);
  const name = nameOf(callee.type === 'MemberExpression' ? callee['object'] : callee);
  return name === 'test' || name === 'describe';
}

const firstOf = (list: unknown): unknown =>
  Array.isArray(list) ? (list[0] as { expression?: unknown } | undefined)?.expression : undefined;

/** A string as it is; of a template the parts that are written out. */
function textOf(value: unknown): string[] {
  if (!isNode(value)) return [];
  if (value.type === 'StringLiteral') return [String(value['value'])];
  if (value.type !== 'TemplateLiteral' || !Array.isArray(value['quasis'])) return [];
  return [value['quasis'].map((part: { raw?: string }) => part.raw ?? '').join('…')];
}
