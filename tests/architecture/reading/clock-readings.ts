import { type Ancestors, type Node, nameOf, parseFile, walk } from './syntax-tree.ts';

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
  if (node.type === 'NewExpression')
    return nameOf(node['callee']) === 'Date' && isEmpty(node) ? 'new Date()' : undefined;
  if (node.type === 'MemberExpression')
    return readingMember(nameOf(node['object']), nameOf(node['property']));
  const name = nameOf(node);
  if (node.type !== 'Identifier' || (name !== 'Date' && name !== 'Temporal')) return undefined;
  if (parent?.['callee'] === node && parent.type === 'CallExpression') return `${name}()`;
  return parent?.['init'] === node ? `${name} taken apart` : undefined;
}

/** Without arguments, with or without brackets. */
function isEmpty(call: Node): boolean {
  return [call['arguments']].flat().filter(Boolean).length === 0;
}

function readingMember(object: string | undefined, property: string | undefined): string | undefined {
  if (object === 'Date' && property === 'now') return 'Date.now()';
  return object === 'Temporal' && property === 'Now' ? 'Temporal.Now' : undefined;
}
