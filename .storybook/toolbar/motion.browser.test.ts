import { afterEach, expect, it } from 'vitest';
import { applyMotion } from './motion.ts';
import { applyTextSize } from './text.ts';

const QUERY = '(prefers-reduced-motion: reduce)';
const RULES = `
  .probe { color: rgb(1, 1, 1); font-size: 1rem; }
  @media ${QUERY} { .probe { color: rgb(2, 2, 2); } }
`;

const added: Element[] = [];

afterEach(() => {
  applyMotion('system');
  applyTextSize(100);
  for (const element of added.splice(0)) element.remove();
});

function style(text = ''): HTMLStyleElement {
  const element = document.createElement('style');
  element.textContent = text;
  document.head.append(element);
  added.push(element);
  return element;
}

function probe(): HTMLElement {
  const element = document.createElement('p');
  element.className = 'probe';
  document.body.append(element);
  added.push(element);
  return element;
}

const colour = (element: Element) => getComputedStyle(element).color;
const REDUCED = 'rgb(2, 2, 2)';
const FULL = 'rgb(1, 1, 1)';

const asked = () => window.matchMedia(QUERY).matches;

it('applies the setting to style sheets and matchMedia, and restores the setting of the system', () => {
  style(RULES);
  const element = probe();
  expect([asked(), colour(element)]).toEqual([true, REDUCED]);
  applyMotion('full');
  expect([asked(), colour(element)]).toEqual([false, FULL]);
  applyMotion('reduced');
  expect([asked(), colour(element)]).toEqual([true, REDUCED]);
  applyMotion('system');
  expect([asked(), colour(element)]).toEqual([true, REDUCED]);
});

it('applies the setting to rules that are added later, in a new style sheet or one by one', async () => {
  applyMotion('full');
  const element = probe();
  style(RULES);
  await expect.poll(() => colour(element)).toBe(FULL);

  const { sheet } = style();
  sheet?.insertRule(`@media ${QUERY} { .probe { color: rgb(3, 3, 3); } }`, 0);
  expect(colour(element)).toBe(FULL);
  applyMotion('system');
  expect(colour(element)).toBe('rgb(3, 3, 3)');
});

it('scales all text like a phone, and keeps the text size that a story sets', () => {
  style(RULES);
  const element = probe();
  applyTextSize(200);
  expect(getComputedStyle(element).fontSize).toBe('32px');
  applyTextSize(100);
  expect(getComputedStyle(element).fontSize).toBe('16px');
  document.documentElement.style.fontSize = '150%';
  applyTextSize(100);
  expect(getComputedStyle(element).fontSize).toBe('24px');
  document.documentElement.style.fontSize = '';
});
