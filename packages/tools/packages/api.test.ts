import { describe, expect, it } from 'vitest';
import { declarationsIn, reportOf } from './api.ts';

const BUTTON = `
import type { Size } from './size.js';
import type { ReactNode } from 'react';
/** Not for another screen. */
export interface ButtonProps {
  /** Its height. */
  size: Size;
  children: ReactNode;
}
/** A button. */
export declare function Button(props: ButtonProps): import("./look.js").Look;
//# sourceMappingURL=Button.d.ts.map`;

const MODULES: Readonly<Record<string, string>> = {
  'buttons/Button': BUTTON,
  'buttons/look': 'export interface Look { colour: string }',
  'buttons/size': "export type Size = 'mini' | 'regular';\nexport declare const SIZES: Size[];",
  'prices/price': 'export declare const PESOS: 102;',
};

const SOURCES: Readonly<Record<string, string>> = {
  'ui/src/index.ts':
    "export { Button, type ButtonProps } from './buttons/Button.tsx';\nexport * from './prices/price.ts';",
  'ui/src/prices/price.ts': 'export const PESOS = 102;',
};

const report = (modules = MODULES) =>
  reportOf(
    '@gemas/ui',
    [{ specifier: '@gemas/ui', source: 'ui/src/index.ts' }],
    Object.entries(modules).flatMap(([module, text]) => declarationsIn(module, text)),
    (path) => SOURCES[path] ?? '',
  );

describe('the report about the public API', () => {
  it('lists signatures without comments, grouped by folder', () => {
    const [exported = ''] = report().split('## Named by these');
    expect(exported).toContain(`## @gemas/ui

### Buttons

\`\`\`ts
interface ButtonProps {
  size: Size;
  children: ReactNode;
}
function Button(props: ButtonProps): import("./look.js").Look;
\`\`\`

### Prices

\`\`\`ts
const PESOS: 102;
\`\`\`
`);
  });

  it('also lists types to which exported declarations refer but which no entry point exports', () => {
    const [, named = ''] = report().split('## Named by these');
    expect(named).toContain("interface Look { colour: string }\ntype Size = 'mini' | 'regular';");
    expect(named).not.toContain('SIZES');
  });

  it('stays the same if only a comment changes', () => {
    const changed = { ...MODULES, 'buttons/Button': BUTTON.replace('A button.', 'The button.') };
    expect(report(changed)).toBe(report());
  });
});
