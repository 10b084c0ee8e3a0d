import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { classicScript, classicScripts } from './classic-scripts.ts';
import { type Built, buildFiles } from './fixture.ts';

const HOLDERS = new Map([
  ['./first-a.js', '$first0'],
  ['./first-b.js', '$first1'],
]);
const classic = (code: string) => classicScript(code, '$first2', HOLDERS);

/** Runs a script in a page in which `$first0` and `$first1` exist. Resolves with its exports. */
async function run(code: string, first: object = { $first0: { x: 1 }, $first1: { y: 2 } }) {
  const page = { ...first, document: { currentScript: { src: 'https://gemas.mx/c.js' } } };
  const self: Record<string, unknown> = Object.assign(page, { self: page });
  runInNewContext(classic(code), self);
  await new Promise((resolve) => setTimeout(resolve));
  return self.$first2;
}

describe('an initial file', () => {
  it.each([
    [
      'import{x as n}from"./first-a.js";import{y}from"./first-b.js";var z=n+y;export{z,n as m};',
      { z: 3, m: 1 },
    ],
    ['import"./first-a.js";function f(){return 1}var v=f();export{v as default};', { default: 1 }],
    ['var u=import.meta.url;export{u};', { u: 'https://gemas.mx/c.js' }],
    ['var a=await 5;export{a};', { a: 5 }],
    ['let a=0;for await(const n of[1,2])a+=n;export{a};', { a: 3 }],
    ['var t;(function(){let t;t=1})();t=function(e){e=2;return e}(1);export{t};', { t: 2 }],
    ['var o={};var f=n=>{o.a=n;[o.b]=[n]};f(1);export{o};', { o: { a: 1, b: 1 } }],
    ['var s=function(){return this}();export{s};', { s: undefined }],
  ])('exports the same values as a classic script: %s', async (code, exported) => {
    expect(await run(code)).toEqual(exported);
  });

  it.each([
    ['export let a=0;', /an export that is not in a list/],
    ['export default 1;', /an export that is not in a list/],
    ['let a=0;function add(){a++}export{a,add};', /a is exported, and changes later/],
    ['let a,b;const set=v=>{({b,c:[a]}=v)};export{a as n,set};', /a is exported, and changes/],
    ['let a;function f(v){for(a of v);}export{a,f};', /a is exported, and changes/],
    ['import*as a from"./first-a.js";export{a};', /not imported by names/],
    ['export{x}from"./first-a.js";', /not imported by names/],
    ['import("./first-a.js");', /not imported by names/],
    ['import{x}from"./other.js";', /other\.js is imported/],
  ])('cannot be converted to a classic script: %s', (code, reason) => {
    expect(() => classic(code)).toThrow(reason);
  });

  it('does nothing if a file that it imports is missing', async () => {
    expect(await run('import{x}from"./first-a.js";export{x};', { $first1: {} })).toBeUndefined();
  });
});

describe('a built app', () => {
  let built: Built;
  const read = (path: string) => built.read(path);
  const addresses = () =>
    [...read('index.html').matchAll(/ src="\.\/([^"]+)"/g)].map(([, name = '']) => name);

  beforeAll(async () => {
    const files = {
      'index.html': '<head></head><script type="module" src="/main.js"></script>',
      'main.js': [
        "import { low } from './low.js';",
        "import { own } from './own.js';",
        "self.load = () => import('./later.js');",
        'self.seen = [own, low];',
      ].join('\n'),
      'own.js': "export const own = self.own ?? 'own';",
      // The plugin inserts a line above the code. A source map that ignored this line would map all code to the last
      // line of the source file. 'marked' is in the first of two lines, so the test of the source maps would fail.
      'low.js': "self.marked = 'marked';\nexport const low = self.low ?? 'low';",
      'later.js': [
        "import './later.css';",
        "import { low } from './low.js';",
        "import { own } from './own.js';",
        'export const late = own + low;',
      ].join('\n'),
      'later.css': 'b{color:red}',
    };
    built = await buildFiles(files, {
      base: './',
      plugins: [classicScripts()],
      build: {
        sourcemap: 'hidden',
        modulePreload: { polyfill: false },
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'low', test: /low/, tags: ['$initial'], priority: 2 },
                { name: 'app', tags: ['$initial'], priority: 1 },
              ],
            },
          },
        },
      },
    });
  });
  afterAll(() => built.remove());

  it('loads the initial files as classic scripts, imported files first', () => {
    expect(read('index.html')).not.toMatch(/type="module"|modulepreload/);
    expect(read('index.html')).toMatch(/<script defer fetchpriority="low"[^>]* src=/);
    const document = {
      currentScript: { src: 'https://gemas.mx/' },
      createElement: () => ({ relList: { supports: () => true } }),
    };
    const page: Record<string, unknown> = { document };
    page.self = page;
    const code = addresses().map(read);
    expect(code.length).toBeGreaterThan(1);
    for (const text of code) runInNewContext(text, page);
    expect(page.seen).toEqual(['own', 'low']);
  });

  it('has later modules that read the exports of the initial files from variables', () => {
    const app =
      addresses()
        .map(read)
        .find((text) => text.includes('__vite__mapDeps')) ?? '';
    const [, later = ''] = /import\([`"']\.\/([^`"']+\.js)/.exec(app) ?? [];
    const text = read(`assets/${later}`);
    expect(text).toMatch(/^const\{\w+:\w+\}=self\.\$first\d; *\S/);
    expect(text).not.toMatch(/\bimport\b/);
    const [, loaded = ''] = /m\.f=\[([^\]]*)\]/.exec(app) ?? [];
    expect(loaded).toContain('.css');
    for (const name of addresses()) expect(loaded).not.toContain(name.replace('assets/', ''));
  });

  it('has source maps that lead to the right line', () => {
    const name = addresses().find((one) => read(one).includes('marked')) ?? '';
    expect(built.originOf('marked', name)).toEqual(['low.js', 0]);
  });
});
