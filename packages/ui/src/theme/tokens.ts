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

/** Names of all design tokens as in CSS, without `--`: `emerald-700`, `bg-read-only`, `space-4`. */
export type TokenName = Paths<typeof tokens> | Paths<typeof stones>;

/** Names of the design's text styles, such as `title`. Each sets font family, weight, size and line height. */
export type TypeRole = Kebab<Exclude<keyof (typeof tokens)['type'] & string, `$${string}`>>;

/**
 * Names of the tokens that contain only the font size of a text style, for styles with another weight or line height.
 */
type SizeName = `type-${TypeRole}-size`;

/**
 * Returns the CSS reference to a design token: `token('emerald-700')` is `var(--emerald-700)`. An unknown name does not
 * compile.
 */
export const token = <Name extends TokenName | SizeName>(name: Name): `var(--${Name})` =>
  `var(--${name})`;

/** Returns the `font` declaration of a text style, used as `${type('title')}` in styles. */
export const type = <Role extends TypeRole>(role: Role): `font: var(--type-${Role});` =>
  `font: var(--type-${role});`;
