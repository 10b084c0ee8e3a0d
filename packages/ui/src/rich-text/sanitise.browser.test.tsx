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
    /** Set by every payload that runs. */
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
/** Events that are dispatched on every remaining element. They would run a handler that was not removed. */
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

/** Resolves when all payloads have had time to run: a picture requested after them has failed, and the page is idle. */
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

/**
 * Returns the elements that our components add around the sanitised html. Only these elements have a class. The boxes
 * around tables are checked apart.
 */
function ownElements(root: Element): Element[] {
  return [...root.children].flatMap((child) =>
    child.hasAttribute('class') ? [child] : ownElements(child),
  );
}

/** Returns the forbidden parts of an element: its namespace, its name and the names of its attributes. */
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
  // A single assertion checks all elements, because a text may contain tens of thousands of them.
  const boxes = [...container.querySelectorAll('div[data-table]')];
  for (const { children } of boxes) {
    expect([...children].map(({ localName }) => localName)).toEqual(['table']);
  }
  const own = new Set([...ownElements(container), ...boxes]);
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
  // Loads the sanitiser, so that the tests need not wait for it.
  show('<p><strong>Listo</strong></p>');
  while (!container.querySelector('strong')) await new Promise(requestAnimationFrame);
});

beforeEach(async () => {
  // Starts each test in a new task with an unused budget. `showInTurn` resets the budget in a timer of at most 4 ms.
  // Timers run in the order in which they are due, so the timer below runs after that reset.
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

describe('the checks of this test', () => {
  it('detect code that runs and requests that are sent without the sanitiser', async () => {
    const raw = document.createElement('div');
    raw.innerHTML = `${IMG}<img src="${URL_ELSEWHERE}.png">`;
    document.body.append(raw);
    await expect.poll(() => window.pwned).toBe(1);
    await expect.poll(() => requested).toEqual([`${URL_ELSEWHERE}.png`]);
    raw.remove();
  });

  it('use at least 250 different payloads', () => {
    expect(new Set(payloads.map(([, html]) => html)).size).toBeGreaterThanOrEqual(250);
  });
});

describe.each(Object.entries(attacks))('sanitised html with %s', (_kind, kind) => {
  it.each(kind)('does no harm: %s', (_name, html) => {
    show(`<p>Antes</p>${html}`);
    expect(container.textContent).toContain('Antes');
    expectOnlyText();
    provoke();
    expectNothingHappened();
  });
});

// Some payloads need time to run. All payloads are tested together, so that the test waits only once.
it('does no harm when all payloads are shown at once and have time to run', async () => {
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
        texts.map(([name, html]) => (
          <RichText key={name} html={`<b>x</b>${html}`} field="Faq.answer" />
        )),
      ),
    );
  const shown = () => [...container.children].filter(({ childNodes }) => childNodes.length > 0);

  it('are shown one after the other, each in a separate task', async () => {
    draw(htmlAtTheLimit);
    expect(shown()).toHaveLength(1);
    await expect.poll(() => shown().length).toBe(htmlAtTheLimit.length);
  });

  it('are not shown if they are replaced before they are shown', async () => {
    draw(htmlAtTheLimit);
    draw([
      ['one', '<p>Uno</p>'],
      ['another', '<p>Dos</p>'],
    ]);
    await expect.poll(() => container.textContent).toBe('xUnoxDos');
  });

  it('are shown at once if they have the usual length', () => {
    draw(Array.from({ length: 60 }, (_, at) => [`${at}`, 'Texto <b>de</b> siempre. '.repeat(10)]));
    expect(shown()).toHaveLength(60);
  });
});

describe('html that cannot be shown', () => {
  it.each<Payload>([
    ['a frameset in place of the body', `<div><frameset onload=${RUN}>//</div>`],
    ['a frameset in a head', `<html><head></head><frameset rows=* onload=${RUN}>`],
  ])('shows nothing and does no harm: %s', async (_name, html) => {
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

  it('is reported once, and the next text in the same place is shown', () => {
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

describe('html that could block the page', () => {
  it.each<Payload>([
    ['one element nested in itself', '<b>'.repeat(3001)],
    ['too many paragraphs', '<p></p>'.repeat(3001)],
  ])('is reduced to its words: %s', (_name, html) => {
    show(`<p>Antes &lt;b&gt;</p>${html}<h2>Después</h2>`);
    const lines = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
    expect(lines).toEqual(['Antes <b>', 'Después']);
    expect(container.querySelectorAll('b, i, div div, h2')).toHaveLength(0);
  });

  it.each<Payload>([
    ['a list without end tags', `<ul>${'<li>Uno <b>dos</b>'.repeat(700)}</ul>`],
    ['deep nesting within the limit', `${'<b>'.repeat(900)}dos`],
  ])('keeps its elements: %s', (_name, html) => {
    // Stops the clock, because on a slow machine sanitising would exceed its time limit and return plain words.
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    show(html);
    clock.mockRestore();
    expect(container.querySelector('b')).not.toBeNull();
  });

  it.each(worstHtml)('is cut if it is a megabyte of %s', (_what, html) => {
    show(`<p>Antes</p>${html}`);
    expect(container.textContent).toContain('Antes');
    expect(container.querySelectorAll('*').length).toBeLessThan(400);
    expect(container.textContent?.length).toBeLessThan(50_010);
    expect(container.querySelector('p:last-child')?.textContent).toBe('…');
  });

  it.each(htmlAtTheLimit)(
    'creates about as many nodes as counted for the maximum of %s',
    (_what, html) => {
      show(html);
      // There may be twice as many elements, because the parser adds `tr` and `tbody`, which `workOf` does not count.
      expect(container.querySelectorAll('*').length).toBeLessThan(2 * MAX_WORK);
    },
  );

  it('is reduced to its words if sanitising takes too long', () => {
    let now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 2;
      return now;
    });
    show('<p>Uno <b>dos</b></p>'.repeat(200));
    clock.mockRestore();
    expect(container.querySelector('b')).toBeNull();
    expect(container.querySelectorAll('p')).toHaveLength(200);
    show('<p>Uno <b>dos</b></p>');
    expect(container.querySelector('b')).not.toBeNull();
  });

  it('keeps its elements on a phone of any speed if it is short', () => {
    let now = performance.now();
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      now += 200;
      return now;
    });
    show('<p>Uno <b>dos</b></p>'.repeat(10));
    clock.mockRestore();
    expect(container.querySelectorAll('b')).toHaveLength(10);
  });

  it('is cut to the same length without the sanitiser', () => {
    for (const [, html] of worstHtml) {
      flushSync(() => root.render(<PlainText html={html} field="Faq.answer" topHeading={3} />));
      expect(container.textContent?.length).toBeLessThan(50_010);
    }
  });
});

describe('harmless html', () => {
  it.each(
    'address article aside center dialog details fieldset footer form header hgroup main nav section'.split(
      ' ',
    ),
  )('keeps a break where the block element %s was unwrapped', (name) => {
    show(`<p></p>Uno<${name}>dos <b>tres</b></${name}>cuatro`);
    expect(container.innerText.trim().split(/\n+/)).toEqual(['Uno', 'dos tres', 'cuatro']);
    expect(container.querySelector(name)).toBeNull();
  });

  it('allows a cell to span at most 20 columns and rows', () => {
    show(
      '<table><tr><td colspan=1000>a</td><td rowspan=65534>b</td><td colspan=20 rowspan=x>c</td></tr></table>',
    );
    const cells = [...container.querySelectorAll('td')];
    expect(cells.map(({ colSpan, rowSpan }) => [colSpan, rowSpan])).toEqual([
      [20, 1],
      [1, 20],
      [20, 1],
    ]);
  });

  it('keeps width and height only on pictures, and limits them', () => {
    show(
      '<p height=33000000 width=9>a</p><table width=9999 height=9><tr><td width=5000>b</td></tr></table>',
    );
    expect(container.querySelectorAll('[width], [height]')).toHaveLength(0);
    show(
      `<img src="${URL_ELSEWHERE}.png" width=320 height=33000000><ol start=2147483647><li>a</li></ol>`,
    );
    expect(container.querySelector('img')?.getAttribute('width')).toBe('320');
    expect(Number(container.querySelector('img')?.getAttribute('height'))).toBeLessThanOrEqual(
      4000,
    );
    expect(container.querySelector('ol')?.start).toBeLessThanOrEqual(9999);
  });

  it.each(['p', 'ul', 'ol', 'li', 'strong', 'em', 'blockquote', 'table', 'td', 'code', 'h3'])(
    'keeps the element %s',
    (name) => {
      show(
        '<h1>Título</h1><p>Uno <strong>dos</strong> <em>tres</em></p><ul><li>a</li></ul><ol start="3"><li>b</li></ol><blockquote>c</blockquote><table><tr><td>d</td></tr></table><code>e</code>',
      );
      expect(container.querySelector(name)).not.toBeNull();
    },
  );

  it('opens a link in a new tab that has no access to this tab', () => {
    show('<a href="https://example.com/guia" target="_self" rel="opener">Guía</a>');
    const link = container.querySelector('a');
    expect(link?.textContent).toContain('Guía');
    expect(link?.getAttribute('href')).toBe('https://example.com/guia');
    expect(link?.target).toBe('_blank');
    expect(link?.rel).toBe('noopener noreferrer');
  });

  it.each(['mailto:ayuda@example.com', 'tel:+525512345678', '#/vault', '/ayuda'])(
    'keeps a link to %s',
    (address) => {
      show(`<a href="${address}">a</a>`);
      expect(container.querySelector('a')?.getAttribute('href')).toBe(address);
    },
  );

  it('keeps a picture with https and requests it without a referrer', () => {
    show(`<img src="${URL_ELSEWHERE}.png" alt="Licuadora" width="40">`);
    const image = container.querySelector('img');
    expect(image?.getAttribute('src')).toBe(`${URL_ELSEWHERE}.png`);
    expect(image?.alt).toBe('Licuadora');
    expect(image?.referrerPolicy).toBe('no-referrer');
    expect(image?.loading).toBe('lazy');
  });

  it('shows escaped html as text', () => {
    show('<p>3 &lt; 5 &amp; &lt;script&gt;</p>');
    expect(container.textContent).toContain('3 < 5 & <script>');
  });
});
