import { afterEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { keyboardFaults } from './keyboard.ts';
import { cutText, sideScroll } from './layout.ts';

// Tests the checks of a story on pages with one fault each.

function page(html: string): void {
  document.body.innerHTML = html;
}

const stopFaults = () => keyboardFaults(() => userEvent.keyboard('{Tab}'));

const SEEN = '<style>:focus { outline: 3px solid green; }</style>';

afterEach(() => page(''));

it('reports nothing on a page without faults', async () => {
  page(`${SEEN}<main><h1>Bóveda</h1><a href="#a">Licuadora</a><button>Canjear</button></main>`);
  expect(sideScroll()).toEqual([]);
  expect(cutText()).toEqual([]);
  expect(await stopFaults()).toEqual([]);
});

it('reports an element that makes the page scroll sideways', () => {
  page('<p style="width: 3000px">Licuadora</p>');
  expect(sideScroll()).toEqual([expect.stringContaining('p "Licuadora"')]);
});

it('reports text that is cut off, but not text that ends in an ellipsis', () => {
  const box = 'width: 40px; overflow: hidden; white-space: nowrap';
  page(`<p style="${box}">Licuadora de vidrio</p>`);
  expect(cutText()).toHaveLength(1);
  page(`<p style="${box}; text-overflow: ellipsis">Licuadora de vidrio</p>`);
  expect(cutText()).toEqual([]);
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

it('accepts a table that scrolls sideways only if its container can be focused', () => {
  const table = '<table style="width: 3000px"><tr><td>Licuadora</td></tr></table>';
  page(`<section style="overflow: auto" tabindex="0" aria-label="Prizes">${table}</section>`);
  expect(sideScroll()).toEqual([]);
  page(`<section style="overflow: auto">${table}</section>`);
  expect(sideScroll()).toHaveLength(1);
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
