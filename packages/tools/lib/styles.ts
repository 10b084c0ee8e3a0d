// Reads the CSS in the template literals of a source, with the parser that styled-components uses.
import type { Node } from 'oxc-parser';
import { compile, type Element } from 'stylis';
import { parse, walk } from './sources.ts';

/** A declaration in the CSS of a template. */
export interface Style {
  /** Tag of the template: 'styled.p', 'styled(Card)'. Empty for a plain template. */
  readonly tag: string;
  /** Selectors of the rule. `.self` is the element that the template styles. */
  readonly selectors: readonly string[];
  readonly property: string;
  /** A token is written as its custom property: 'var(--gold-400)'. Other expressions are written as 'expression'. */
  readonly value: string;
  /** At-rules around the rule: '@supports (overlay: auto)'. */
  readonly conditions: readonly string[];
}

/** Returns the text of an expression in a template. Returns no text for a mixin, which is a statement of its own. */
function textOf(expression: Node, before: string, after: string): string {
  const [name] = expression.type === 'CallExpression' ? expression.arguments : [];
  const isToken = expression.type === 'CallExpression' && name?.type === 'Literal';
  if (isToken && expression.callee.type === 'Identifier' && expression.callee.name === 'token')
    return `var(--${name.value})`;
  return /(^|[\n;{}])\s*$/.test(before) && /^\s*(;|\n|$)/.test(after) ? '' : 'expression';
}

function cssOf({ quasis, expressions }: Extract<Node, { type: 'TemplateLiteral' }>): string {
  const texts = quasis.map(({ value }) => value.raw);
  return texts.reduce((css, text, at) => {
    const expression = expressions[at - 1];
    return css + (expression ? textOf(expression, css, text) : '') + text;
  }, '');
}

function declarationsIn(
  elements: readonly Element[],
  selectors: readonly string[] = [],
  conditions: readonly string[] = [],
): Omit<Style, 'tag'>[] {
  return elements.flatMap(({ type, props, children, value }) => {
    if (type === 'decl')
      return [{ selectors, property: String(props), value: String(children), conditions }];
    if (typeof children === 'string') return [];
    return type === 'rule'
      ? declarationsIn(children, [props].flat(), conditions)
      : declarationsIn(children, selectors, [...conditions, value]);
  });
}

/** Returns the declarations of each template in a source. */
export function stylesIn(path: string, source: string): Style[][] {
  const found: Style[][] = [];
  const tags = new Map<Node, string>();
  walk(parse(path, source).program, (node) => {
    if (node.type === 'TaggedTemplateExpression')
      tags.set(node.quasi, source.slice(node.tag.start, node.tag.end));
    if (node.type !== 'TemplateLiteral') return;
    const styles = declarationsIn(compile(`.self{${cssOf(node)}}`));
    found.push(styles.map((style) => ({ ...style, tag: tags.get(node) ?? '' })));
  });
  return found;
}
