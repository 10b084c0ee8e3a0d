import { afterEach, expect, it } from 'vitest';
import { createProbe } from './probe.ts';

// Tests the probe that inspects each story of the catalogue, on pages with one fault each.

const probe = createProbe();

function page(html: string): void {
  document.body.innerHTML = html;
}

/** Returns the problems that the probe finds at the page's tab stops. */
async function stopFaults(): Promise<string[]> {
  const { faults } = probe.startTabbing();
  document.querySelector<HTMLElement>('a[href],button')?.focus();
  return [...faults, ...(await probe.visitStops())];
}

const SEEN = '<style>:focus { outline: 3px solid green; }</style>';

afterEach(() => page(''));

it('reports nothing on a page without faults', async () => {
  page(`${SEEN}<main><h1>Bóveda</h1><a href="#a">Licuadora</a><button>Canjear</button></main>`);
  expect(probe.sideScroll()).toEqual([]);
  expect(probe.cutText()).toEqual([]);
  expect(await stopFaults()).toEqual([]);
});

it('reports an element that makes the page scroll sideways', () => {
  page('<p style="width: 3000px">Licuadora</p>');
  expect(probe.sideScroll()).toEqual([expect.stringContaining('p "Licuadora"')]);
});

it('reports text that is cut off, but not text that ends in an ellipsis', () => {
  const box = 'width: 40px; overflow: hidden; white-space: nowrap';
  page(`<p style="${box}">Licuadora de vidrio</p>`);
  expect(probe.cutText()).toHaveLength(1);
  page(`<p style="${box}; text-overflow: ellipsis">Licuadora de vidrio</p>`);
  expect(probe.cutText()).toEqual([]);
});

it('reports controls that Tab does not reach, reaches in the wrong order, or cannot leave', async () => {
  page(`${SEEN}<button tabindex="-1">Canjear</button>`);
  expect(await stopFaults()).toEqual([
    'button "Canjear" has a negative tabindex, so Tab does not reach it',
  ]);
  page(`${SEEN}<button tabindex="2">Canjear</button>`);
  expect(await stopFaults()).toEqual(['button "Canjear" has a positive tabindex']);
  page(`${SEEN}<button>Canjear</button>`);
  document.querySelector('button')?.addEventListener('keydown', (event) => event.preventDefault());
  expect(await stopFaults()).toEqual(['button "Canjear" prevents Tab from moving the focus']);
});

it('accepts scroll buttons of a tab list that Tab does not reach', async () => {
  page(`${SEEN}<div><button tabindex="-1">Scroll forward</button>
    <div role="tablist"><button role="tab" tabindex="0">Controls</button></div></div>`);
  expect(await stopFaults()).toEqual([]);
});

it('accepts a table that scrolls sideways only if its container can be focused', () => {
  const table = '<table style="width: 3000px"><tr><td>Licuadora</td></tr></table>';
  page(`<section style="overflow: auto" tabindex="0" aria-label="Prizes">${table}</section>`);
  expect(probe.sideScroll()).toEqual([]);
  page(`<section style="overflow: auto">${table}</section>`);
  expect(probe.sideScroll()).toHaveLength(1);
});

it('reports a focus that is not visible, and a focused control that a bar covers', async () => {
  page('<style>:focus { outline: none; }</style><button>Canjear</button>');
  expect(await stopFaults()).toEqual(['button "Canjear" does not show that it is focused']);
  page(`${SEEN}<button>Canjear</button>
    <footer style="position: fixed; inset: 0; background: white">Total</footer>`);
  expect(await stopFaults()).toEqual([
    'button "Canjear" is covered by footer "Total" when it is focused',
  ]);
});

it('measures visible text, but not text that another element covers', () => {
  page('<p>Licuadora</p>');
  expect(probe.spots().texts).toHaveLength(1);
  page('<p>Licuadora</p><div style="position: fixed; inset: 0; background: white"></div>');
  expect(probe.spots().texts).toEqual([]);
  page('<p>Licuadora</p><div style="position: fixed; inset: 0"></div>');
  expect(probe.spots().texts).toHaveLength(1);
});

it('texts have the same key if their style and background are equal, whatever their words', () => {
  const numberOfKeys = () => new Set(probe.spots().texts.map(({ styleKey }) => styleKey)).size;
  page('<p class="a">Licuadora</p><p class="a">Motocicleta</p>');
  expect(numberOfKeys()).toBe(1);
  page('<p class="a">Licuadora</p><p class="b">Licuadora</p>');
  expect(numberOfKeys()).toBe(2);
  page('<p class="a">Licuadora</p><div style="background: red"><p class="a">Licuadora</p></div>');
  expect(numberOfKeys()).toBe(2);
});
