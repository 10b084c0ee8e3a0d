import { expect, test } from 'vitest';
import { readSource, sourceFiles } from '../lib/sources.ts';
import { drawings, newerApis, newerStyles, newerSyntax, unevenStyles } from './engines.ts';

const shipped = sourceFiles(
  ['packages/domain/src', 'packages/ui/src', 'apps/web/src'],
  /^(?!.*(\.stories\.|\.test\.|\/stories\/|\/testing\/|\/dev\/|\.d\.ts)).*\.tsx?$/,
);
const css = ['tokens', 'theme']
  .map((name) => readSource(`packages/ui/src/theme/${name}.css`))
  .join('\n');
const behind = [...css.matchAll(/::backdrop \{([^}]*)\}/g)].flatMap(([, body = '']) =>
  [...body.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name),
);
const known = { svgs: shipped.flatMap((path) => drawings(readSource(path))), behind };

const problems = (judge: (path: string, source: string) => string[]) =>
  shipped.flatMap((path) => judge(path, readSource(path)).map((what) => `${path}: ${what}`));

test('no source uses an API that a supported browser may lack', () => {
  expect(shipped.length).toBeGreaterThan(250);
  expect(problems(newerApis)).toEqual([]);
});

test('no style is ignored or rendered differently by a supported browser', () => {
  expect(behind.length).toBeGreaterThan(2);
  expect(known.svgs).toContain('Facets');
  expect(problems((path, source) => unevenStyles(path, source, known))).toEqual([]);
});

test.each([
  ['names.at(-1);', 'at'],
  ['Object.hasOwn(a, b);', 'hasOwn'],
  ['h.checkVisibility();', 'checkVisibility'],
  ['window.scrollTo(0, 0);', 'scrollTo'],
  ['structuredClone(a);', 'structuredClone'],
  ['AbortSignal.any([]);', 'AbortSignal'],
  ['new ResizeObserver(() => {});', 'ResizeObserver'],
  ['const still = matchMedia("x").matches;', 'matchMedia'],
  ['toast!.showPopover();', 'showPopover'],
])('newerApis reports %s', (source, name) => {
  expect(newerApis('apps/web/src/a.ts', source)).toContain(name);
});

test.each([
  ['const A = styled.button`hyphens: auto;`', 'hyphenates what is no paragraph'],
  ['const A = styled.a`text-decoration: underline 2px red;`', 'text-decoration in one'],
  ['const A = styled.svg`clip-path: none;`', 'cuts an svg itself'],
  ['const A = styled(Facets)`clip-path: none;`', 'cuts an svg itself'],
  ['const A = styled.p`> svg { clip-path: none; }`', 'cuts an svg itself'],
  ['const A = styled.p`font-size: min(1rem, 10cqi);`', 'counts on container units'],
  ['const A = styled.p`height: 50dvh;`', 'measures by a view that moves, not by --view or --dvh'],
  ['const A = styled.p`&:focus, &:has(a) { top: 0; }`', 'loses what stands beside :has()'],
  ['const A = styled.p`&:has(a), &:focus { top: 0; }`', 'loses what stands beside :has()'],
  [
    'const A = styled.p`input:focus-visible { outline: none; } &:has(:focus-visible) { top: 0; }`',
    'has no outline without :has()',
  ],
  [
    'const A = styled.p`transition: display 1s allow-discrete;`',
    'keeps what is closed although it may not stay on top',
  ],
  [
    `const A = styled.dialog\`&::backdrop { background: $\{token('rosa-600')}; }\``,
    'a ::backdrop may not know --rosa-600',
  ],
  ['const A = styled.dialog`&::backdrop { opacity: var(--x); }`', 'a ::backdrop may not know --x'],
])('unevenStyles reports %s', (source, what) => {
  expect(unevenStyles('packages/ui/src/a.tsx', source, known)).toEqual([what]);
});

test('unevenStyles ignores a comma in a comment before :has(), because it separates no selectors', () => {
  const source = 'const A = styled.p`/* Here, too. */ &:has(a) { top: 0; }`';
  expect(unevenStyles('packages/ui/src/a.tsx', source, known)).toEqual([]);
});

test('theme.css uses dvh only inside @supports, with vh as the fallback', () => {
  const known = /@supports \(height: 1dvh\) \{[^}]*\}\s*\}/.exec(css)?.[0] ?? '';
  expect(known).toContain('--dvh: 1dvh');
  expect(css.replace(known, '')).toContain('--dvh: 1vh');
  expect(css.replace(known, '')).not.toMatch(/\d[dls]v[hw]/);
});

const page = readSource('apps/web/index.html');
const inside = (name: string) =>
  [...page.matchAll(new RegExp(`<${name}(?: id="[a-z-]+")?>([\\s\\S]*?)</${name}>`, 'g'))]
    .map(([, text]) => text)
    .join('\n');

test('scripts and styles in index.html work in browsers too old for the app', () => {
  expect(inside('script').length).toBeGreaterThan(1000);
  expect(newerSyntax(inside('script'))).toEqual([]);
  expect(inside('style').length).toBeGreaterThan(200);
  expect(newerStyles(inside('style'))).toEqual([]);
});

test.each([
  'let a = 1;',
  '(() => {})();',
  'a?.b;',
  'a ?? b;',
  '`a`;',
  'f(a, );',
  '({ a });',
  'try { a(); } catch {}',
])('newerSyntax reports syntax newer than ES5: %s', (source) =>
  expect(newerSyntax(source)).not.toEqual([]),
);

test.each(['a { inset: 0 }', 'a { place-items: center }', 'a { gap: 4px }', 'a { top: var(--x) }'])(
  'newerStyles reports styles newer than Safari 11: %s',
  (source) => expect(newerStyles(source)).not.toEqual([]),
);
