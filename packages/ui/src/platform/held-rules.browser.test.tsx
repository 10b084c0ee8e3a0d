import { type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useHeldRules } from './held-rules.ts';

let style: HTMLStyleElement;
let container: HTMLElement;
let root: Root;

beforeEach(() => {
  // `useHeldRules` uses the first style sheet of styled-components in the page, so this sheet must be the first.
  style = document.createElement('style');
  style.dataset.styled = 'active';
  document.head.prepend(style);
  container = document.body.appendChild(document.createElement('div'));
  root = createRoot(container.appendChild(document.createElement('div')));
});
afterEach(() => {
  flushSync(() => root.unmount());
  container.remove();
  style.remove();
});

const sheet = () => style.sheet as CSSStyleSheet;
const rules = () =>
  [...sheet().cssRules].map((rule) => (rule as CSSStyleRule).selectorText ?? rule.cssText);
const write = (...selectors: string[]) => {
  for (const selector of selectors) sheet().insertRule(`${selector} {}`, sheet().cssRules.length);
};
const show = (content: ReactNode) => flushSync(() => root.render(content));

function Slot({ isComing, onLayout }: { isComing: boolean; onLayout?: () => void }) {
  useHeldRules(isComing);
  useLayoutEffect(() => onLayout?.());
  return isComing ? 'Cargando...' : 'Bóveda';
}

it('inserts held rules before the layout effects of the new content', () => {
  show(<Slot isComing />);
  write('.new');
  expect(rules()).toEqual([]);
  let found: string[] = [];
  show(
    <Slot
      isComing={false}
      onLayout={() => {
        found = rules();
      }}
    />,
  );
  expect(found).toEqual(['.new']);
  write('.later');
  expect(rules()).toContain('.later');
});

it('inserts held rules at their index, even after a rule that the browser does not support', () => {
  write('.old');
  show(<Slot isComing />);
  expect(sheet().insertRule('.a {}', 0)).toBe(0);
  sheet().insertRule('::-other-engine {}', 1);
  sheet().insertRule('@media (width > 1px) {}', 2);
  sheet().insertRule('.d {}', 3);
  show(<Slot isComing={false} />);
  const [first, unknown, media, ...rest] = rules();
  expect([first, ...rest]).toEqual(['.a', '.d', '.old']);
  expect(unknown).toBe(':not(*)');
  expect(media).toMatch(/^@media/);
});

it.each([
  ['another element is inserted', () => container.append('¡Ups!')],
  ['a class changes', () => container.classList.toggle('changed')],
])(
  'inserts held rules before the next frame when %s, and holds back later rules',
  async (_name, change) => {
    show(<Slot isComing />);
    write('.toast');
    change();
    await Promise.resolve();
    expect(rules()).toEqual(['.toast']);
    sheet().insertRule('.screen {}', 1);
    expect(rules()).toEqual(['.toast']);
  },
);

it('inserts held rules when one part of the page is ready, and holds back later rules for another part', () => {
  show([<Slot key="page" isComing />, <Slot key="dialog" isComing />]);
  write('.dialog');
  show([<Slot key="page" isComing />, <Slot key="dialog" isComing={false} />]);
  expect(rules()).toEqual(['.dialog']);
  sheet().insertRule('.page {}', 1);
  expect(rules()).toEqual(['.dialog']);
  show([<Slot key="page" isComing={false} />, <Slot key="dialog" isComing={false} />]);
  expect(rules()).toEqual(['.dialog', '.page']);
});

it('inserts held rules when the component is unmounted early, and then stops holding back', () => {
  show(<Slot isComing />);
  write('.new');
  show(null);
  expect(rules()).toEqual(['.new']);
  write('.later');
  expect(rules()).toContain('.later');
});
