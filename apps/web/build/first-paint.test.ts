import { afterAll, beforeAll, expect, it } from 'vitest';
import { firstPaint, rebase } from './first-paint.ts';
import { type Built, buildFiles } from './fixture.ts';

let built: Built;
const page = () => built.read('index.html');
const assets = () => built.assets();

beforeAll(async () => {
  const files = {
    'index.html': '<head></head><script type="module" src="/main.js"></script>',
    'main.js': "import './first.css'; import('./later.js'); console.log('first');",
    'first.css': 'p{background:url(./dot.png)}',
    'dot.png': 'x'.repeat(5000),
    'later.js': "import './first.css'; import './later.css'; console.log('later');",
    'later.css': 'b{color:red}',
  };
  built = await buildFiles(files, { base: './', plugins: [firstPaint()] });
});
afterAll(() => built.remove());

it('writes the styles of the initial files into index.html, with the URLs of their pictures', () => {
  const [, styles = ''] = /<style>([\s\S]*)<\/style>/.exec(page()) ?? [];
  const [, picture = ''] = /url\(\.\/assets\/([^)]+)\)/.exec(styles) ?? [];
  expect(assets()).toContain(picture);
  expect(page()).not.toContain('stylesheet');
});

it('leaves no reference to a style sheet that was written into index.html', () => {
  const sheets = assets().filter((name) => name.endsWith('.css'));
  const scripts = assets().filter((name) => name.endsWith('.js'));
  const code = scripts.map((name) => built.read(`assets/${name}`)).join();
  const named = [...code.matchAll(/[\w-]+\.css/g)].map(([name]) => name);
  expect(sheets).toHaveLength(1);
  expect([...new Set(named)]).toEqual(sheets);
});

it.each([
  ['url(./a.woff2)', 'url(./assets/a.woff2)'],
  ['url("./a.woff2")', 'url("./assets/a.woff2")'],
  ["url('data:x')", "url('data:x')"],
])('rewrites %s relative to index.html: %s', (css, rebased) => {
  expect(rebase(css)).toBe(rebased);
});
