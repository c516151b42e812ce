import { readFileSync } from 'node:fs';
import { type Node, parseFile, walk } from './syntax-tree.ts';

/** Middle and ninth of ten of some sizes. */
export interface Sizes {
  readonly median: number;
  readonly p90: number;
}

export function sizesOf(values: readonly number[]): Sizes {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;
  return { median: at(0.5), p90: at(0.9) };
}

export const linesOf = (path: string): number => readFileSync(path, 'utf8').trimEnd().split('\n').length;

const comment = /^\s*(\/\/|\/\*|\*)/;

/** Lines that hold nothing but a comment. */
export const commentLinesOf = (path: string): number =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter(line => comment.test(line)).length;

const functions = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'Constructor',
]);

interface Span {
  readonly start: number;
  readonly end: number;
}

/** Lines of code of each function, as the linter counts them: without blank lines and comments. One-liners are left out. */
export function functionLinesOf(path: string): number[] {
  const text = Buffer.from(readFileSync(path, 'utf8').trimEnd());
  const tree = parseFile(path);
  // The parser counts on from file to file: a file's end tells where it began.
  const offset = (tree['span'] as Span).end - text.length;
  const found: number[] = [];
  walk(tree, node => {
    if (functions.has(node.type)) found.push(linesWithin(text, node, offset));
  });
  return found.filter(lines => lines > 1);
}

function linesWithin(text: Buffer, node: Node, offset: number): number {
  const { start, end } = node['span'] as Span;
  const lines = text
    .subarray(start - offset, end - offset)
    .toString()
    .split('\n');
  return lines.filter(line => line.trim() !== '' && !comment.test(line)).length;
}
