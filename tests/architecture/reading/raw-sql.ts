import { isNode, type Node, parseFile, walk } from './syntax-tree.ts';

/** The beginning of a statement, or a part of one that is put together. */
const statement = new RegExp(
  [
    /^\s*(select|insert into|delete from|truncate|listen|notify|pragma|savepoint|release) /,
    /^\s*with (recursive )?[a-z_]+ (\(|as\b)/,
    /^\s*update [a-z_?]+ set /,
    /^\s*(create|alter|drop) (or replace )?(table|index|unique|trigger|function|view) /,
    /^\s*(begin|commit|rollback)( (immediate|isolation|to) ?.*)?$/,
    /\b(order by|group by|on conflict|for update|for no key update|returning) ?\b/,
    /\b(from|join) [a-z_]+( [a-z])? (where|join|on|order|group|limit)\b/,
    /\bwhere [a-z_.]+ (=|<|>|in|is|between|not)/,
    /^(journal_mode|synchronous|foreign_keys) = /,
    /^data_version$/,
  ]
    .map(({ source }) => source)
    .join('|'),
  's',
);

/** The strings of a file that hold SQL, each `?` standing for what is put in. */
export function sqlIn(path: string): string[] {
  const found: string[] = [];
  walk(parseFile(path), node => {
    const text = textOf(node);
    if (text !== undefined && statement.test(text)) found.push(text.replaceAll(/\s+/g, ' ').trim());
  });
  return found;
}

function textOf(node: Node): string | undefined {
  if (node.type === 'StringLiteral') return String(node['value']);
  if (node.type !== 'TemplateLiteral') return undefined;
  return [node['quasis']]
    .flat()
    .map(part => (isNode(part) ? String(part['raw']) : ''))
    .join('?');
}
