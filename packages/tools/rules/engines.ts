// Finds styles that an older supported browser ignores or renders differently (docs/deployment.md, Browsers). Newer APIs
// are the subject of engines.grit.
import { readSource } from '../lib/sources.ts';
import { type Style, stylesIn } from '../lib/styles.ts';

/** The style sheets of the theme. */
export const THEME = ['tokens', 'theme']
  .map((name) => readSource(`packages/ui/src/theme/${name}.css`))
  .join('\n');

/**
 * Custom properties that the theme sets on `::backdrop`. In old browsers, `::backdrop` does not inherit custom
 * properties from the dialog.
 */
const ON_BACKDROP = [...THEME.matchAll(/::backdrop \{([^}]*)\}/g)].flatMap(([, body = '']) => [
  ...body.matchAll(/--[\w-]+(?=:)/g),
]);
const KNOWN_ON_BACKDROP: ReadonlySet<string> = new Set(ON_BACKDROP.map(([name]) => name));

const isIn = ({ conditions }: Style, atRule: RegExp) =>
  conditions.some((condition) => atRule.test(condition));

/** Whether a declaration, which is one of `all` declarations of a template, has the named fault. */
const FAULTS: Readonly<Record<string, (style: Style, all: readonly Style[]) => boolean>> = {
  'a ::backdrop may not know this custom property': ({ selectors, value }) =>
    selectors.some((selector) => selector.endsWith('::backdrop')) &&
    [...value.matchAll(/--[\w-]+/g)].some(([name]) => !KNOWN_ON_BACKDROP.has(name)),
  // A component may render an svg element.
  'cuts an svg itself': ({ tag, selectors, property }) =>
    property === 'clip-path' &&
    (/^styled(\.svg|\()/.test(tag) || selectors.some((selector) => /\bsvg$/.test(selector))),
  'hyphenates what is no paragraph': ({ selectors, property, value }) =>
    property === 'hyphens' && value === 'auto' && !selectors.every((one) => / (p|li)$/.test(one)),
  'text-decoration in one': ({ property, value }) =>
    property === 'text-decoration' && value.includes(' '),
  'keeps what is closed although it may not stay on top': (style) =>
    style.value.includes('allow-discrete') && !isIn(style, /supports \(overlay: ?auto\)/),
  'counts on container units': ({ property, value }, all) =>
    /\dcq(?:[iwbh]|min|max)\b/.test(value) &&
    !all.some((one) => one.property === property && isIn(one, /supports not \(width: ?1cqi\)/)),
  'measures by a view that moves, not by --view or --dvh': ({ value }) =>
    /\d[dls]v[a-z]+\b/.test(value),
  'loses what stands beside :has()': ({ selectors }) =>
    selectors.some((one) => one.includes(':has(')) &&
    !selectors.every((one) => one.includes(':has(')),
  'has no outline without :has()': (style, all) =>
    style.property === 'outline' &&
    style.value === 'none' &&
    style.selectors.some((one) => one.endsWith(':focus-visible')) &&
    !isIn(style, /supports selector\(:has\(\*\)\)/) &&
    all.some(({ selectors }) => selectors.some((one) => one.includes(':has(:focus-visible)'))),
};

/** Returns the styles in a source that a supported browser ignores or renders differently, each with its fault. */
export const unevenStyles = (path: string, source: string): string[] =>
  stylesIn(path, source).flatMap((all) =>
    all.flatMap((style) =>
      Object.entries(FAULTS)
        .filter(([, isAtFault]) => isAtFault(style, all))
        .map(([fault]) => `${path}: ${style.property}: ${style.value} ${fault}`),
    ),
  );
