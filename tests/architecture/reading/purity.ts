import { type Ancestors, isNode, type Node, nameOf, parseFile, walk } from './syntax-tree.ts';

/** Names through which the world would reach the core: clock, chance, machine, network, page. */
const worldly = new Set(
  `Date performance crypto process Buffer require module fetch XMLHttpRequest WebSocket EventSource navigator
  globalThis global self window document location localStorage sessionStorage setTimeout setInterval setImmediate
  clearTimeout clearInterval clearImmediate queueMicrotask requestAnimationFrame console eval Function
  WeakRef FinalizationRegistry Atomics SharedArrayBuffer Deno Bun`.split(/\s+/),
);

/** Members of otherwise pure objects that read the clock, the chance or the machine's settings. */
const worldlyMembers: Record<string, readonly string[]> = {
  Math: ['random'],
  Temporal: ['Now'],
  Intl: ['DateTimeFormat', 'RelativeTimeFormat'],
};

/** What keeps a file of the core from being pure, in the words of the program; empty for a pure file. */
export function impurities(path: string): string[] {
  const found = new Set<string>();
  walk(parseFile(path), (node, ancestors) => {
    for (const one of impuritiesOf(node, ancestors)) found.add(one);
  });
  return [...found].sort();
}

function impuritiesOf(node: Node, ancestors: Ancestors): string[] {
  if (node.type === 'MetaProperty') return ['import.meta'];
  if (node.type === 'TsImportType') return ['import() type'];
  if (node.type === 'CallExpression' && isNode(node['callee']) && node['callee'].type === 'Import')
    return ['import()'];
  if (node.type === 'ImportDeclaration') return importedAsGlobal(node);
  if (node.type !== 'Identifier' || isOnlyAName(node, ancestors[0])) return [];
  const name = nameOf(node) ?? '';
  if (worldly.has(name)) return [name];
  return name in worldlyMembers ? memberOf(name, node, ancestors[0]) : [];
}

/** `Math.floor` is pure, `Math.random` is not; `Math` itself handed around could be either. */
function memberOf(name: string, node: Node, parent: Node | undefined): string[] {
  if (parent?.type === 'ImportSpecifier') return [];
  const [object, member] =
    parent?.type === 'TsQualifiedName'
      ? [parent['left'], parent['right']]
      : [parent?.['object'], parent?.['property']];
  const used = object === node ? nameOf(member) : undefined;
  if (used === undefined) return [`${name} handed around`];
  return worldlyMembers[name]?.includes(used) ? [`${name}.${used}`] : [];
}

/** Temporal comes by name, and under its own name, so that the checks above know it. */
function importedAsGlobal(node: Node): string[] {
  if (nameOf(node['source']) !== 'temporal-polyfill') return [];
  const specifiers = [node['specifiers']].flat().filter(isNode);
  const named = (one: Node) => one.type === 'ImportSpecifier' && nameOf(one['local']) === 'Temporal';
  return specifiers.length > 0 && specifiers.every(named) ? [] : ['temporal-polyfill without { Temporal }'];
}

/** A property, a key or a member of that name is nobody's global: `slot.location`, `{ process: 1 }`. */
function isOnlyAName(node: Node, parent: Node | undefined): boolean {
  if (!parent) return false;
  if (parent.type === 'MemberExpression') return parent['property'] === node;
  if (parent.type === 'TsQualifiedName') return parent['right'] === node;
  return parent['key'] === node;
}
