import { readFileSync } from 'node:fs';
import { parseSync } from '@swc/core';

/** A node of the parsed program, read as plain data: every kind of node has its own fields. */
export type Node = { readonly type: string; readonly [field: string]: unknown };

/** The parents of a node, the nearest first. */
export type Ancestors = readonly Node[];

export function parseFile(path: string): Node {
  const tree = parseSync(readFileSync(path, 'utf8'), {
    syntax: 'typescript',
    tsx: path.endsWith('x'),
    decorators: true,
  });
  return { ...tree };
}

/** Calls `visit` for every node, the outer ones first. */
export function walk(
  node: Node,
  visit: (node: Node, ancestors: Ancestors) => void,
  ancestors: Ancestors = [],
): void {
  visit(node, ancestors);
  for (const value of Object.values(node)) {
    for (const child of [value].flat()) walkChild(child, visit, [node, ...ancestors]);
  }
}

function walkChild(
  child: unknown,
  visit: (node: Node, ancestors: Ancestors) => void,
  ancestors: Ancestors,
): void {
  if (typeof child !== 'object' || child === null) return;
  if (isNode(child)) walk(child, visit, ancestors);
  // Some lists hold wrappers without a kind of their own: { spread, expression }.
  else for (const value of Object.values(child)) walkChild(value, visit, ancestors);
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The text of an identifier, a string literal or a computed `['name']`; undefined for anything else. */
export function nameOf(value: unknown): string | undefined {
  if (!isNode(value)) return undefined;
  if (value.type === 'Computed') return nameOf(value['expression']);
  const text = value['value'];
  return ['Identifier', 'StringLiteral'].includes(value.type) && typeof text === 'string' ? text : undefined;
}
