import type stones from './stones.json';
import type tokens from './tokens.json';

type Kebab<S extends string> = S extends `${infer Head}${infer Tail}`
  ? Head extends Uppercase<Head>
    ? Head extends Lowercase<Head>
      ? `${Head}${Kebab<Tail>}`
      : `-${Lowercase<Head>}${Kebab<Tail>}`
    : `${Head}${Kebab<Tail>}`
  : S;

type Paths<Node> = {
  [Key in keyof Node & string]: Key extends `$${string}`
    ? never
    : Node[Key] extends { $value: unknown }
      ? Kebab<Key>
      : `${Kebab<Key>}-${Paths<Node[Key]>}`;
}[keyof Node & string];

/** Names of all tokens as in CSS, without the two dashes: `emerald-700`, `bg-read-only`, `space-4`. */
export type TokenName = Paths<typeof tokens> | Paths<typeof stones>;

/** A text role of the design: family, weight, size and line height in one. */
export type TypeRole = Kebab<Exclude<keyof (typeof tokens)['type'] & string, `$${string}`>>;

/** A font size alone, for styles whose weight or line height differs from the role. */
type SizeName = `type-${TypeRole}-size`;

/**
 * The CSS reference of a design token, e.g. `token('emerald-700')` is `var(--emerald-700)`.
 * Names are checked against the token files, so a wrong one does not compile.
 */
export const token = <Name extends TokenName | SizeName>(name: Name): `var(--${Name})` =>
  `var(--${name})`;

/** The `font` declaration of a text role: `${type('title')}` inside a style. Sets nothing else. */
export const type = <Role extends TypeRole>(role: Role): `font: var(--type-${Role});` =>
  `font: var(--type-${role});`;
