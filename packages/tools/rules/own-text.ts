// Finds text in JSX that breaks on a translated page. Chrome's translation replaces each text node by `<font>` elements.
// If React later changes that text node, the page keeps the old text. If React removes the text node, or inserts an
// element before it, React throws an error. Elements are not replaced, and the text of an element without other
// children is set as a whole. So text that changes, and text beside children that change, has an element of its own.
import type { Node } from 'oxc-parser';
import { parse, type Source, walk } from '../lib/sources.ts';

type Names = ReadonlySet<string>;
type Child = Extract<Node, { type: 'JSXElement' }>['children'][number];

const NODE_TYPE = /\b(ReactNode|ReactElement)\b/;

/** Returns the names of properties and variables of a source that hold elements: those whose type or value says so. */
function namesOfElements(program: Node, source: string): Names {
  const names = new Set<string>();
  walk(program, (node) => {
    const isProperty = node.type === 'TSPropertySignature';
    const name = isProperty ? node.key : node.type === 'VariableDeclarator' ? node.id : null;
    if (name?.type !== 'Identifier') return;
    const type = isProperty ? node.typeAnnotation : name.typeAnnotation;
    const value = node.type === 'VariableDeclarator' ? node.init : null;
    const isElement = type
      ? NODE_TYPE.test(source.slice(type.start, type.end))
      : value && !mayBeText(value, names);
    if (isElement) names.add(name.name);
  });
  return names;
}

/** Whether an expression in JSX may be rendered as text that is not blank. */
function mayBeText(node: Node, elements: Names): boolean {
  const isText = (inner: Node) => mayBeText(inner, elements);
  switch (node.type) {
    case 'JSXElement':
    case 'JSXEmptyExpression':
      return false;
    case 'JSXFragment':
      return node.children.some((child) => isTextChild(child, elements));
    case 'Literal':
      return typeof node.value === 'number' || /\S/.test(String(node.value ?? ''));
    case 'ParenthesizedExpression':
      return isText(node.expression);
    case 'ConditionalExpression':
      return isText(node.consequent) || isText(node.alternate);
    case 'LogicalExpression':
      return isText(node.right) || (node.operator !== '&&' && isText(node.left));
    case 'Identifier':
      return !elements.has(node.name);
    case 'MemberExpression':
      return node.property.type !== 'Identifier' || !elements.has(node.property.name);
    case 'ArrowFunctionExpression':
      return isText(node.body);
    case 'BlockStatement':
      return node.body.some(
        (line) => line.type === 'ReturnStatement' && line.argument && isText(line.argument),
      );
    case 'CallExpression': {
      const [render] = node.arguments;
      if (render?.type === 'ArrowFunctionExpression') return isText(render);
      return isText(node.callee);
    }
    default:
      return true;
  }
}

const isTextChild = (child: Child, elements: Names): boolean =>
  child.type === 'JSXText'
    ? /\S/.test(child.value)
    : mayBeText(child.type === 'JSXExpressionContainer' ? child.expression : child, elements);

const isBlank = (child: Child) =>
  (child.type === 'JSXText' && !/\S/.test(child.value)) ||
  (child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression');

const canChange = (child: Child) =>
  child.type === 'JSXExpressionContainer' && child.expression.type !== 'Literal';

/** Returns a line for each element of a source whose text needs an element of its own. */
export function textsWithoutElement({ path, source }: Source): string[] {
  const { program } = parse(path, source);
  const elements = namesOfElements(program, source);
  const found: string[] = [];
  walk(program, (node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return;
    const children = node.children.filter((child) => !isBlank(child));
    // The children of a fragment have siblings outside the fragment.
    const isMixed =
      node.type === 'JSXFragment' || (children.length > 1 && children.some(canChange));
    if (!isMixed || !children.some((child) => isTextChild(child, elements))) return;
    const line = source.slice(0, node.start).split('\n').length;
    found.push(
      `${path}:${line} has text beside other content: give it an element, such as a span, or one template string`,
    );
  });
  return found;
}
