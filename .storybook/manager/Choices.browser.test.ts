import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { convert, ThemeProvider } from 'storybook/theming';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Choices } from './Choices.tsx';
import { personaChoices } from './choice-groups.ts';
import { theme } from './theme.ts';

const onChoose = vi.fn<(value: string) => void>();
let root: Root;
let container: HTMLElement;

const field = () => page.getByRole('searchbox', { name: 'Search personas' });
const list = () => page.getByRole('listbox').element() as HTMLSelectElement;
/** Returns the text of the option that Enter would choose. */
const active = () => list().selectedOptions[0]?.text;

async function open(chosen: string | undefined, note?: string): Promise<void> {
  const choices = createElement(Choices, {
    label: 'Persona',
    what: 'personas',
    placeholder: 'raffle',
    groups: personaChoices,
    note,
    chosen,
    onChoose,
  });
  const themed = { theme: convert(theme), children: choices };
  root.render(createElement(ThemeProvider, themed));
  await expect.element(field()).toHaveFocus();
}

beforeEach(() => {
  onChoose.mockClear();
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});

afterEach(() => {
  root.unmount();
  container.remove();
});

it('typing searches, and the arrow keys and Enter choose', async () => {
  await open('');
  await userEvent.keyboard('raffle');
  await expect.element(page.getByRole('status')).toHaveTextContent('personas: 3');
  expect(active()).toContain('Won the raffle, prize to be claimed');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
  await expect.poll(active).toContain('Won the raffle, prize on its way');
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([['raffle-claimed']]);
});

it('the chosen option is selected at the start, and Enter chooses it', async () => {
  await open('raffle-lost');
  expect(active()).toContain('Did not win the raffle');
  const chosen = list().selectedOptions[0]?.getBoundingClientRect();
  expect(chosen?.bottom).toBeLessThanOrEqual(list().getBoundingClientRect().bottom);
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([['raffle-lost']]);
});

it("the first option is the story's own value, also if the chosen value is unknown", async () => {
  await open(undefined);
  expect(active()).toBe('As the story has it');
  await userEvent.keyboard('{Enter}');
  expect(onChoose.mock.calls).toEqual([['']]);
});

it('a search without a match says so, and Enter chooses nothing', async () => {
  await open('');
  await userEvent.keyboard('nobody at all');
  await expect.element(page.getByRole('status')).toHaveTextContent('Nothing has these words.');
  expect(list().options).toHaveLength(0);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).not.toHaveBeenCalled();
});

it('a click chooses an option', async () => {
  await open('');
  await userEvent.click(page.getByRole('option', { name: /^Has to update/ }));
  expect(onChoose.mock.calls).toEqual([['forced-update']]);
});

it('shows a note above the list', async () => {
  await open('', 'The open story uses no server.');
  await expect.element(page.getByRole('note')).toHaveTextContent('The open story uses no server.');
});
