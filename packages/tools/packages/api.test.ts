import { describe, expect, it } from 'vitest';
import { reportOf } from './api.ts';
import { withBuiltEndings } from './build.ts';
import { innerEntryPoints, PACKAGES, publicEntryPoints } from './packages.ts';

const FILES: Readonly<Record<string, string>> = {
  'buttons/Button.d.ts': `
import type { Size } from './size.js';
import type { ReactNode } from 'react';
/** Not for another screen. */
export interface ButtonProps {
  /** Its height. */
  size: Size;
  children: ReactNode;
}
/** A button. */
export declare function Button(props: ButtonProps): import("./look.js").Look;`,
  'buttons/size.d.ts': `export type Size = 'mini' | 'regular';`,
  'buttons/look.d.ts': `export interface Look { colour: string }`,
  'prices/price.d.ts': `export declare const PESOS: 102;\nexport * from './sum.js';`,
  'prices/sum.d.ts': `export declare function sum(a: number, b: number): number;`,
};

const report = (source: string, files = FILES) =>
  reportOf('@gemas/ui', [{ specifier: '@gemas/ui', file: 'index.ts', source }], (file) => {
    const text = files[file];
    if (text === undefined) throw new Error(`There is no ${file}`);
    return text;
  });

const BUTTON = "export { Button, type ButtonProps } from './buttons/Button.tsx';\n";

describe('the report about the public API', () => {
  it('lists signatures without comments, grouped by folder', () => {
    const text = report(`${BUTTON}export * from './prices/price.ts';\n`);
    expect(text).toContain('### Buttons\n');
    expect(text).toContain('interface ButtonProps {\n  size: Size;\n  children: ReactNode;\n}');
    expect(text).toContain('### Prices\n');
    expect(text).toContain('const PESOS: 102;\nfunction sum(a: number, b: number): number;');
    expect(text).not.toContain('A button.');
  });

  it('groups exports by the heading comments of the entry point, if it has headings', () => {
    const text = report(
      `// What it is.\n\n// Actions\n${BUTTON}\n// Sums\nexport * from './prices/price.ts';\n`,
    );
    expect(text.match(/^### .*$/gm)).toEqual(['### Actions', '### Sums']);
  });

  it('also lists types to which exported declarations refer but which no entry point exports', () => {
    const [, named = ''] = report(BUTTON).split('## Named by these');
    expect(named).toContain("type Size = 'mini' | 'regular';");
    expect(named).toContain('interface Look { colour: string }');
  });

  it.each([
    ['a prop', 'size: Size', 'size?: Size', 'buttons/Button.d.ts'],
    ['a type that a prop names', "'regular'", "'large'", 'buttons/size.d.ts'],
  ])('changes if the declaration of %s changes', (_, before, after, file) => {
    const changed = { ...FILES, [file]: FILES[file]?.replace(before, after) ?? '' };
    expect(report(BUTTON, changed)).not.toBe(report(BUTTON));
  });

  it('stays the same if only a comment changes', () => {
    const file = 'buttons/Button.d.ts';
    const changed = { ...FILES, [file]: FILES[file]?.replace('A button.', 'The button.') ?? '' };
    expect(report(BUTTON, changed)).toBe(report(BUTTON));
  });
});

describe('withBuiltEndings', () => {
  it('changes the extension of relative imports to .js', () => {
    const text = `export { a } from './a.ts';\ntype B = import("../b.tsx").B;\nimport 'c.ts';`;
    expect(withBuiltEndings(text)).toBe(
      `export { a } from './a.js';\ntype B = import("../b.js").B;\nimport 'c.ts';`,
    );
  });
});

describe('the entry points of a package', () => {
  it.each(PACKAGES.map(({ name, folder }) => [name, folder]))(
    'of %s are either public or internal, never both',
    (_, folder = '') => {
      expect(publicEntryPoints(folder).length).toBeGreaterThan(0);
      for (const entryPoint of innerEntryPoints(folder)) {
        expect(publicEntryPoints(folder).map(({ specifier }) => specifier)).not.toContain(
          entryPoint,
        );
      }
    },
  );
});
