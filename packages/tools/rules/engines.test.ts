import { parse } from 'acorn';
import { expect, it } from 'vitest';
import { readSource, sourceFiles } from '../lib/sources.ts';
import { THEME, unevenStyles } from './engines.ts';

it('no style is ignored or rendered differently by a supported browser', () => {
  const shipped = sourceFiles(['packages/ui/src', 'apps/web/src'], /(?<!\.stories|\.test)\.tsx?$/);
  expect(shipped.length).toBeGreaterThan(250);
  expect(shipped.flatMap((path) => unevenStyles(path, readSource(path)))).toEqual([]);
});

it.each([
  ['styled.dialog`&::backdrop { opacity: var(--x); }`', 'may not know this custom property'],
  ['styled.svg`clip-path: none;`', 'cuts an svg itself'],
  ['styled.p`> svg { clip-path: none; }`', 'cuts an svg itself'],
  ['styled.button`hyphens: auto;`', 'hyphenates what is no paragraph'],
  ['styled.a`text-decoration: underline 2px red;`', 'text-decoration in one'],
  ['styled.p`transition: display 1s allow-discrete;`', 'may not stay on top'],
  ['styled.p`font-size: min(1rem, 10cqi);`', 'counts on container units'],
  ['styled.p`height: 50dvh;`', 'measures by a view that moves'],
  ['styled.p`&:focus, &:has(a) { top: 0; }`', 'loses what stands beside :has()'],
  [
    'styled.p`a:focus-visible { outline: none; } &:has(:focus-visible) { top: 0; }`',
    'has no outline without :has()',
  ],
])('unevenStyles reports %s', (source, fault) => {
  const found = unevenStyles('packages/ui/src/a.tsx', `const A = ${source}`);
  expect(found).toEqual([expect.stringContaining(fault)]);
});

it('theme.css uses dvh only inside @supports, with vh as the fallback', () => {
  const known = /@supports \(height: 1dvh\) \{[^}]*\}\s*\}/.exec(THEME)?.[0] ?? '';
  expect(known).toContain('--dvh: 1dvh');
  expect(THEME.replace(known, '')).toContain('--dvh: 1vh');
  expect(THEME.replace(known, '')).not.toMatch(/\d[dls]v[hw]/);
});

it('scripts and styles in index.html work in browsers too old for the app, such as Chrome 60 and Safari 11', () => {
  const inside = (name: string) =>
    [...readSource('apps/web/index.html').matchAll(RegExp(`<${name}[^>]*>(.*?)</${name}>`, 'gs'))]
      .map(([, text = '']) => text)
      .join('\n');
  expect(inside('script').length).toBeGreaterThan(1000);
  expect(() => parse(inside('script'), { ecmaVersion: 5 })).not.toThrow();
  expect(inside('style').length).toBeGreaterThan(200);
  expect(inside('style')).not.toMatch(
    /\b(inset|gap|place-[a-z]+|aspect-ratio|grid|\d+[dls]v[hw])\b|\b(min|max|clamp|var)\(/,
  );
});
