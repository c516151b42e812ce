import { isNode, type Node, nameOf, parseFile, walk } from './syntax-tree.ts';

/**
 * Where something that comes and goes stands beside bare text: a browser that translates the page has put the text into an
 * element of its own, and React no longer finds it beside what it adds or takes away.
 */
export function bareTextIn(path: string, file: string): string[] {
  const found: string[] = [];
  walk(parseFile(path), node => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const children = list(node['children']).filter(child => !isBlank(child));
    const [comesAndGoes] = children.filter(isConditional);
    if (comesAndGoes && children.some(child => child !== comesAndGoes && mayBeText(child)))
      found.push(`${file}: <${elementName(node)}>`);
    else if (comesAndGoes && children.length > 1 && mayBeText(comesAndGoes))
      found.push(`${file}: <${elementName(node)}>`);
  });
  return found;
}

const list = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** Indentation, which is not drawn. */
const isBlank = (child: Node): boolean =>
  child.type === 'JSXText' && /^\s*$/.test(String(child['value'])) && /\n/.test(String(child['value']));

const expressionOf = (child: Node): unknown =>
  child.type === 'JSXExpressionContainer' ? child['expression'] : child;

function isConditional(child: Node): boolean {
  const expression = expressionOf(child);
  return isNode(expression) && child !== expression && branchesOf(expression).length > 1;
}

/** What an expression may leave, through every condition in it; null for nothing. */
function branchesOf(expression: Node): (Node | null)[] {
  const part = (name: string): (Node | null)[] => {
    const value = expression[name];
    return isNode(value) ? branchesOf(value) : [];
  };
  if (expression.type === 'ParenthesisExpression') return part('expression');
  if (expression.type === 'ConditionalExpression') return [...part('consequent'), ...part('alternate')];
  if (expression.type !== 'BinaryExpression') return [expression];
  if (expression['operator'] === '&&') return [null, ...part('right')];
  return ['||', '??'].includes(String(expression['operator']))
    ? [...part('left'), ...part('right')]
    : [expression];
}

function mayBeText(child: Node): boolean {
  if (child.type === 'JSXText') return true;
  const expression = expressionOf(child);
  if (!isNode(expression) || child === expression) return false;
  return branchesOf(expression).some(branch => branch !== null && isText(branch));
}

/** What a component is given to stand in it; a label among them is in an element of its own, as in `Button`. */
const slot = /^(?:children|action|icon)$|dialogs?$/i;

const elements = ['JSXElement', 'JSXFragment', 'NullLiteral', 'JSXEmptyExpression'];

/** Everything but elements, lists of them and slots. */
function isText(expression: Node): boolean {
  if (elements.includes(expression.type)) return false;
  const called = expression.type === 'CallExpression' ? expression['callee'] : expression;
  const named = unwrapped(called);
  const name = nameOf(named) ?? (isNode(named) ? nameOf(named['property']) : undefined) ?? '';
  return name !== 'map' && !slot.test(name);
}

/** What is asked for behind a '?.'. */
function unwrapped(expression: unknown): unknown {
  if (!isNode(expression) || expression.type !== 'OptionalChainingExpression') return expression;
  const { base } = expression;
  return unwrapped(isNode(base) && base.type === 'CallExpression' ? base['callee'] : base);
}

function elementName(node: Node): string {
  const name = isNode(node['opening']) ? node['opening']['name'] : undefined;
  return node.type === 'JSXFragment' ? 'fragment' : (nameOf(name) ?? 'part');
}
