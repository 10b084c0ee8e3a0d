import {
  attacks,
  htmlAtTheLimit,
  IMG,
  type Payload,
  payloads,
  RUN,
  URL_ELSEWHERE,
  worstHtml,
} from '@gemas/mocks/payloads';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { still } from '../testing/still.ts';
import { HtmlFailure } from './html-failure.ts';
import { MAX_WORK } from './html-work.ts';
import PlainText from './RichText/PlainText.tsx';
import { RichText } from './RichText/RichText.tsx';

declare global {
  interface Window {
    /** Set by any payload that runs. */
    pwned?: unknown;
  }
}

/**
 * Elements that run code, set styles, send requests, embed pages, collect input or hide content. Elements of other
 * namespaces, such as svg, are forbidden too.
 */
const FORBIDDEN_ELEMENTS = new Set(
  `script style link meta base title iframe frame frameset noframes object embed applet
  param portal fencedframe form input button select option textarea datalist output isindex template slot noscript
  noembed xmp plaintext video audio source track canvas map area svg math marquee details dialog body html head
  x-evil`.split(/\s+/),
);
const FORBIDDEN_ATTRIBUTES =
  /^(on.*|style|class|id|name|is|slot|part|exportparts|form.*|action|srcdoc|srcset|data.*|background|poster|ping|xlink:.*|http-equiv|contenteditable|autofocus|tabindex|accesskey|popover.*|shadowroot.*)$/;
const SAFE_SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];
/** Events that are dispatched on every remaining element, to run a handler that was not removed. */
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

/** Resolves when all payloads had time to run: the last requested picture has failed, and the page is idle. */
async function everythingRan(): Promise<void> {
  const last = new Image();
  await new Promise((resolve) => {
    last.onerror = resolve;
    last.src = '/nowhere.png';
  });
  await still(() => container.childElementCount);
}

function show(html: string): void {
  flushSync(() => root.render(<RichText html={html} field="Faq.answer" />));
}

/** Elements that our components add around the sanitised html. They have a class for their styles. */
function ownElements(root: Element): Element[] {
  return [...root.children].flatMap((child) =>
    child.hasAttribute('class') ? [child] : ownElements(child),
  );
}

/** Lists the namespace, name and attributes of an element that sanitised html must not contain. */
function excessOf(element: Element, isOwn: boolean): string[] {
  const found: string[] = [];
  if (element.namespaceURI !== 'http://www.w3.org/1999/xhtml')
    found.push(`${element.namespaceURI}`);
  if (FORBIDDEN_ELEMENTS.has(element.localName)) found.push(element.localName);
  if (isOwn) return found;
  return [
    ...found,
    ...element.getAttributeNames().filter((name) => FORBIDDEN_ATTRIBUTES.test(name)),
  ];
}

function expectOnlyText(): void {
  // A single assertion for all elements: a text may contain tens of thousands.
  const own = new Set(ownElements(container));
  const all = [...container.querySelectorAll('*')];
  expect(all.flatMap((element) => excessOf(element, own.has(element)))).toEqual([]);
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
  // The sanitiser is fetched once. Afterwards a text is shown as soon as it is rendered.
  show('<p><strong>Listo</strong></p>');
  while (!container.querySelector('strong')) await new Promise(requestAnimationFrame);
});

beforeEach(async () => {
  // Starts in a new task, in which no text of the previous test counts. Timers run in the order in which they are due,
  // and the timer that ends the turn of those texts is due after 4 ms at the latest.
  // biome-ignore lint/plugin: the browser runs timers in the order in which they are due.
  await new Promise((resolve) => setTimeout(resolve, 4));
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
    await expect.poll(() => window.pwned).toBe(1);
    await expect.poll(() => requested).toEqual([`${URL_ELSEWHERE}.png`]);
    raw.remove();
  });

  it('is tried often enough', () => {
    expect(new Set(payloads.map(([, html]) => html)).size).toBeGreaterThanOrEqual(250);
  });
});

describe.each(Object.entries(attacks))('html with %s', (_kind, kind) => {
  it.each(kind)('%s', (_name, html) => {
    show(`<p>Antes</p>${html}`);
    expect(container.textContent).toContain('Antes');
    expectOnlyText();
    provoke();
    expectNothingHappened();
  });
});

// These payloads need time to run. They are tested together, so that one wait is enough for all.
it('all of it side by side, for longer', async () => {
  flushSync(() =>
    root.render(
      <div>
        {payloads.map(([name, html]) => (
          <RichText key={`${name} ${html}`} html={`<p>Antes</p>${html}`} field="Faq.answer" />
        ))}
      </div>,
    ),
  );
  const shown = () => container.textContent?.match(/Antes/g)?.length;
  await expect.poll(shown).toBeGreaterThanOrEqual(payloads.length);
  provoke();
  await everythingRan();
  expectNothingHappened();
  expectOnlyText();
});

describe('many long texts at once', () => {
  const draw = (texts: readonly Payload[]) =>
    flushSync(() =>
      root.render(
        texts.map(([name, html]) => <RichText key={name} html={`x${html}`} field="Faq.answer" />),
      ),
    );
  const shown = () => [...container.children].filter(({ childNodes }) => childNodes.length > 0);

  it('are shown one after another, each in a task of its own', async () => {
    draw(htmlAtTheLimit);
    expect(shown()).toHaveLength(1);
    await expect.poll(() => shown().length).toBe(htmlAtTheLimit.length);
  });

  it('are left out where they are taken away before their turn', async () => {
    draw(htmlAtTheLimit);
    draw([
      ['one', '<p>Uno</p>'],
      ['another', '<p>Dos</p>'],
    ]);
    await expect.poll(() => container.textContent).toBe('xUnoxDos');
  });

  it('keep none of those waiting that are of the usual length', () => {
    draw(Array.from({ length: 60 }, (_, at) => [`${at}`, 'Texto <b>de</b> siempre. '.repeat(10)]));
    expect(shown()).toHaveLength(60);
  });
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
    await everythingRan();
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
    await everythingRan();
    expectNothingHappened();
    expectOnlyText();
  });
});

describe('html that would hold up the screen', () => {
  it.each<Payload>([
    ['one element in itself', '<b>'.repeat(3001)],
    ['several in turn', '<b><i><div>'.repeat(400)],
    ['beside end tags of nothing', '<b></x></x></x>'.repeat(1001)],
    ['beside those that end by themselves', '<p><b><br>'.repeat(1001)],
    ['whose end tags are in attributes', '<b title="</b>">'.repeat(3001)],
    ['whose end tags are in comments', '<b><!--</b>-->'.repeat(1600)],
    ['of too many paragraphs', '<p></p>'.repeat(3001)],
  ])('%s: its words are left', (_name, html) => {
    show(`<p>Antes &lt;b&gt;</p>${html}<h2>Después</h2>`);
    const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(lines).toEqual(['Antes <b>', 'Después']);
    expect(container.querySelectorAll('b, i, div div, h2')).toHaveLength(0);
  });

  it.each<Payload>([
    ['long, but flat', '<p>Uno <b>dos</b><br>'.repeat(700)],
    ['a list without end tags', `<ul>${'<li>Uno <b>dos</b>'.repeat(700)}</ul>`],
    ['deep, but not too deep', `${'<b>'.repeat(900)}dos`],
    ['a table', `<table>${'<tr><td><b>Uno</b></td><td>2</td></tr>'.repeat(300)}</table>`],
    ['a link with an arrow in it', `<a title="a > b" href="#/">a</a><b>dos</b>`.repeat(300)],
  ])('%s: it stays', (_name, html) => {
    // Stops the clock, because on a slow machine sanitising would exceed its time limit and return plain words.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    show(html);
    clock.mockRestore();
    expect(container.querySelector('b')).not.toBeNull();
  });

  it.each(worstHtml)('a megabyte of %s: what can be shown at once is left', (_what, html) => {
    show(`<p>Antes</p>${html}`);
    expect(container.textContent).toContain('Antes');
    expect(container.querySelectorAll('*').length).toBeLessThan(400);
    expect(container.textContent?.length).toBeLessThan(50_010);
    expect(container.querySelector('p:last-child')?.textContent).toBe('…');
  });

  it.each(htmlAtTheLimit)(
    'as many %s as may be: nodes are as many as were counted',
    (_what, html) => {
      show(html);
      // The parser adds rows and bodies of tables by itself.
      expect(container.querySelectorAll('*').length).toBeLessThan(2 * MAX_WORK);
    },
  );

  it('takes no longer than it may: a phone that is too slow for it gets the words', () => {
    let now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 2;
      return now;
    });
    show('<p>Uno <b>dos</b></p>'.repeat(100));
    clock.mockRestore();
    expect(container.querySelector('b')).toBeNull();
    expect(container.querySelectorAll('p')).toHaveLength(100);
    show('<p>Uno <b>dos</b></p>');
    expect(container.querySelector('b')).not.toBeNull();
  });

  it('without the sanitiser: no more words than with it', () => {
    for (const [, html] of worstHtml) {
      flushSync(() => root.render(<PlainText html={html} field="Faq.answer" topHeading={3} />));
      expect(container.textContent?.length).toBeLessThan(50_010);
    }
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
