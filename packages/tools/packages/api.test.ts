import { expect, it } from 'vitest';
import { declarationsIn, reportOf } from './api.ts';

const BUTTON = `
import type { Size } from './size.js';
/** Not for another screen. */
export interface ButtonProps {
  /** Its height. */
  size: Size;
}
/** A button. */
export declare function Button(props: ButtonProps): import("./look.js").Look;
//# sourceMappingURL=Button.d.ts.map`;

const MODULES: Readonly<Record<string, string>> = {
  'buttons/look': 'export interface Look { colour: string }',
  'buttons/size': "export type Size = 'mini' | 'regular';\nexport declare const SIZES: Size[];",
  'prices/price': 'export declare const PESOS: 102;',
};

const SOURCES: Readonly<Record<string, string>> = {
  'ui/src/index.ts':
    "export { Button, type ButtonProps } from './buttons/Button.tsx';\nexport * from './prices/price.ts';",
  'ui/src/prices/price.ts': 'export const PESOS = 102;',
};

const report = (button = BUTTON) =>
  reportOf(
    '@gemas/ui',
    [{ specifier: '@gemas/ui', source: 'ui/src/index.ts' }],
    Object.entries({ 'buttons/Button': button, ...MODULES }).flatMap(([module, text]) =>
      declarationsIn(module, text),
    ),
    (path) => SOURCES[path] ?? '',
  );

it('lists signatures by folder, without comments, and the types that they name', () => {
  expect(report().split('\n\n').slice(2).join('\n\n')).toBe(`## @gemas/ui

### Buttons

\`\`\`ts
interface ButtonProps {
  size: Size;
}
function Button(props: ButtonProps): import("./look.js").Look;
\`\`\`

### Prices

\`\`\`ts
const PESOS: 102;
\`\`\`

## Named by these, exported by no entry point

\`\`\`ts
interface Look { colour: string }
type Size = 'mini' | 'regular';
\`\`\`
`);
});

it('changes if a signature changes, but not if only a comment changes', () => {
  expect(report(BUTTON.replace('A button.', 'The button.'))).toBe(report());
  expect(report(BUTTON.replace('size:', 'size?:'))).not.toBe(report());
});
