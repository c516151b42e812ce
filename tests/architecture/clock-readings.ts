import { type Ancestors, isNode, type Node, nameOf, parseFile, walk } from './syntax-tree.ts';

/**
 * The places where a file asks the machine what time it is: `Temporal.Now`, `Date.now()`, `Date()` and `new Date()`.
 * `new Date(stored)` and `performance.now()` (a duration, never a moment) are no such question.
 */
export function clockReadings(path: string): string[] {
  const found = new Set<string>();
  walk(parseFile(path), (node, ancestors) => {
    const reading = readingOf(node, ancestors[0]);
    if (reading) found.add(reading);
  });
  return [...found].sort();
}

function readingOf(node: Node, parent: Ancestors[number] | undefined): string | undefined {
  if (node.type === 'NewExpression' && nameOf(node['callee']) === 'Date') {
    return [node['arguments']].flat().filter(Boolean).length === 0 ? 'new Date()' : undefined;
  }
  if (node.type === 'MemberExpression') return member(nameOf(node['object']), nameOf(node['property']));
  if (node.type !== 'Identifier' || !isNode(parent)) return undefined;
  if (nameOf(node) === 'Date' && parent.type === 'CallExpression' && parent['callee'] === node) return 'Date()';
  const takenApart = parent.type === 'VariableDeclarator' && parent['init'] === node;
  return takenApart && ['Date', 'Temporal'].includes(nameOf(node) ?? '') ? `${nameOf(node)} taken apart` : undefined;
}

function member(object: string | undefined, property: string | undefined): string | undefined {
  if (object === 'Date' && property === 'now') return 'Date.now()';
  return object === 'Temporal' && property === 'Now' ? 'Temporal.Now' : undefined;
}
