import tokens from '@gemas/ui/tokens.json';

type Value =
  | string
  | number
  | readonly (string | number)[]
  | Readonly<Record<string, string | number>>;
type Node = { readonly $value?: Value } & { readonly [name: string]: unknown };

const REFERENCE = /^\{(.+)\}$/;

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Returns the group or token at a path such as `emerald.700`. Throws if the path does not exist. */
function nodeAt(path: string): Node {
  let node: unknown = tokens;
  for (const name of path.split('.')) node = (node as Node | undefined)?.[name];
  if (node === undefined) throw new RangeError(`There is no token ${path}`);
  return node as Node;
}

/** Returns the value of a token. Follows references to other tokens. Throws if the path is not that of a token. */
export function resolved(path: string): Value {
  const { $value } = nodeAt(path);
  if ($value === undefined) throw new RangeError(`${path} is no token`);
  const reference = typeof $value === 'string' ? REFERENCE.exec($value)?.[1] : undefined;
  return reference === undefined ? $value : resolved(reference);
}

const ROOT_PX = 16;

/** Returns the value of a token as text: '12px', or 'Gabarito 900, 76/72' for a text style. */
export function textOf(path: string): string {
  const value = resolved(path);
  if (Array.isArray(value)) return `cubic-bezier(${value.join(', ')})`;
  if (typeof value !== 'object') return String(value);
  const { fontFamily, fontWeight, fontSize, lineHeight } = value as Readonly<
    Record<string, string>
  >;
  const px = Number.parseFloat(fontSize ?? '') * ROOT_PX;
  const family = fontFamily?.includes('display') ? 'Gabarito' : 'Figtree';
  return `${family} ${fontWeight}, ${px}/${Math.round(px * Number(lineHeight))}`;
}

/** Returns the path to which a token refers. Returns null if the token has a value of its own. */
export function referenceOf(path: string): string | null {
  const { $value } = nodeAt(path);
  return (typeof $value === 'string' && REFERENCE.exec($value)?.[1]) || null;
}

/** Returns the CSS name of a token, without the two leading dashes. */
export const cssName = (path: string): string => path.split('.').map(kebab).join('-');

export const tokensOf = (group: string): string[] =>
  Object.keys(nodeAt(group))
    .filter((name) => !name.startsWith('$'))
    .map((name) => `${group}.${name}`);

/** Returns the last part of a path as words: 'primary face' for `button.primaryFace`. */
export const wordsOf = (path: string): string =>
  kebab(path.split('.').at(-1) ?? path)
    .replaceAll('-', ' ')
    .replace(/([a-z])(\d)/, '$1 $2');
