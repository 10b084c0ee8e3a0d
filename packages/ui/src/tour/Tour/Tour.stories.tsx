import { TOUR_START, type TourTarget, tour, tourCard, tourSteps } from '@gemas/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../../primitives/Card.tsx';
import { doubleText, expectNoSideScroll } from '../../testing/story.ts';
import { token } from '../../theme/tokens.ts';
import { Tour, type TourProps } from './Tour.tsx';

const tapped = fn();

const Page = styled.main`
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-4')};
`;

const Part = styled(Card)`
  min-height: 180px;
`;

type TourState = typeof TOUR_START;

const ACTIVATOR = { role_id: 3, region_id: 12 as number | null };
const ALL: readonly TourTarget[] = ['wallet', 'standing', 'standing-link', 'territory', 'prizes'];

type Shown = Pick<TourProps, 'card' | 'step' | 'steps'>;

function shownAt(state: TourState, who = ACTIVATOR): Shown | null {
  const steps = tourSteps(who);
  const card = tourCard(state, steps);
  const step = state.status === 'showing' ? state.index + 1 : steps.length;
  return card && { card, step, steps: steps.length };
}

/** Returns the state of the tour after this number of taps. */
function walk(taps: number, who = ACTIVATOR): TourState {
  let state = TOUR_START;
  for (let tap = 0; tap < taps; tap += 1) state = tour(state, { type: 'next' }, tourSteps(who));
  return state;
}

function after(taps: number, who = ACTIVATOR): Shown {
  const shown = shownAt(walk(taps, who), who);
  if (!shown) throw new Error(`the tour is over after ${taps} taps`);
  return shown;
}

/** A tour that goes to the next step on a tap, as in the app. */
function Walked({ step, onLeave }: TourProps) {
  const [state, setState] = useState(() => walk(step - 1));
  const shown = shownAt(state);
  const next = () => setState(tour(state, { type: 'next' }, tourSteps(ACTIVATOR)));
  return shown && <Tour {...shown} onNext={next} onLeave={onLeave} />;
}

const walked = { render: (args: TourProps) => <Walked {...args} /> };

const meta = preview.meta({
  title: 'Components/Tour/Tour',
  component: Tour,
  args: { ...after(0), onNext: fn(), onLeave: fn() },
  decorators: [
    (Story, { parameters }) => (
      <Page>
        <h1>Juego</h1>
        {((parameters.targets as typeof ALL | undefined) ?? ALL).map((target) => (
          <Part key={target} data-tour={target}>
            <button type="button" onClick={tapped}>
              {target}
            </button>
          </Part>
        ))}
        <Story />
      </Page>
    ),
  ],
  beforeEach() {
    tapped.mockClear();
  },
});

/** Asserts that the hole of the overlay surrounds this target. */
async function expectLit(target: TourTarget): Promise<void> {
  await waitFor(() => {
    const hole = document.querySelectorAll('dialog svg path')[1]?.getBoundingClientRect();
    const lit = document.querySelector(`[data-tour='${target}']`)?.getBoundingClientRect();
    if (!hole || !lit) throw new Error(`${target} is not lit`);
    expect(Math.abs(hole.top + hole.height / 2 - (lit.top + lit.height / 2))).toBeLessThan(4);
  });
}

/** Asserts that the card does not cover the target and is within the viewport. */
async function expectClear(target: TourTarget): Promise<void> {
  const card = screen.getByRole('button', { name: /Siguiente|Entendido/ }).parentElement;
  const lit = document.querySelector(`[data-tour='${target}']`)?.getBoundingClientRect();
  const box = card?.getBoundingClientRect();
  if (!box || !lit) throw new Error('no card');
  await expect(box.top >= lit.bottom || box.bottom <= lit.top).toBe(true);
  await expect(box.top).toBeGreaterThanOrEqual(0);
  await expect(box.bottom).toBeLessThanOrEqual(window.innerHeight);
}

export const First = meta.story({
  name: 'First step',
  parameters: { states: ['tour.step-1'] },
  play: async () => {
    const shown = await screen.findByRole('dialog', {
      name: /Paso 1 de 5.*Estas son tus esmeraldas/,
    });
    await expect(shown.matches(':modal')).toBe(true);
    await expect(screen.getByRole('button', { name: 'Siguiente' })).toHaveFocus();
    await expectLit('wallet');
    await expectClear('wallet');
  },
});

First.test(
  'goes to the next step with Enter, and focuses its button',
  walked,
  async ({ userEvent }) => {
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByText('Paso 2 de 5')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Siguiente' })).toHaveFocus();
  },
);

export const Second = meta.story({
  name: 'Second step',
  parameters: { states: ['tour.next', 'tour.step-2'] },
  args: after(1),
  play: () => expectLit('standing'),
});

Second.test(
  'goes one step further per tap anywhere on the screen',
  walked,
  async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('dialog'));
    await expect(screen.getByText('Paso 3 de 5')).toBeVisible();
    // A tap on the button must advance by one step only, although the overlay around the button also advances on a tap.
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    await expect(screen.getByText('Paso 4 de 5')).toBeVisible();
    await userEvent.click(screen.getByText('Mira más lejos'));
    await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
    await expect(args.onLeave).not.toHaveBeenCalled();
    await expect(tapped).not.toHaveBeenCalled();
    await expect(document.querySelector('dialog')).toBeNull();
  },
);

export const Third = meta.story({
  name: 'Third step',
  parameters: { states: ['tour.step-3'] },
  args: after(2),
  play: async () => {
    await expectLit('standing-link');
    await expectClear('standing-link');
  },
});

export const Fourth = meta.story({
  name: 'Fourth step',
  parameters: { states: ['tour.step-4'] },
  args: after(3),
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expectLit('territory');
    await expectClear('territory');
  },
});

export const Last = meta.story({
  name: 'Last step',
  parameters: { states: ['tour.step-5'] },
  args: after(4),
  play: () => expectLit('prizes'),
});

Last.test('is left with Esc', async ({ userEvent, args }) => {
  await userEvent.keyboard('{Escape}');
  await expect(args.onLeave).toHaveBeenCalledTimes(1);
  await expect(args.onNext).not.toHaveBeenCalled();
});

export const Driver = meta.story({
  name: 'Last of the four steps of a driver',
  parameters: { states: ['tour.skips-4'] },
  args: after(3, { role_id: 5, region_id: 12 }),
  play: async () => {
    await expect(screen.getByText('Paso 4 de 4')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Entendido' })).toBeVisible();
    await expectLit('prizes');
  },
});

export const TerritoryLeader = meta.story({
  name: 'Third of the four steps of a promoter without a region',
  parameters: { states: ['tour.skips-3'] },
  args: after(2, { role_id: 4, region_id: null }),
  play: async () => {
    await expect(screen.getByText('Paso 3 de 4')).toBeVisible();
    await expect(screen.getByText('Mira más lejos')).toBeVisible();
    // For this role the step explains the link 'Ver posiciones' of the card, not the figures of a territory.
    await expectLit('standing-link');
  },
});

export const NoTarget = meta.story({
  name: 'Target missing',
  parameters: { states: ['tour.no-target'], targets: [] },
  play: async () => {
    const card = screen.getByRole('button', { name: 'Siguiente' }).parentElement;
    const box = card?.getBoundingClientRect();
    if (!box) throw new Error('no card');
    await expect(document.querySelectorAll('dialog > svg path')).toHaveLength(1);
    await expect(Math.abs(box.top + box.bottom - window.innerHeight)).toBeLessThan(4);
  },
});

NoTarget.test('highlights content that replaces a skeleton of the same size', async () => {
  const skeleton = screen.getByText('Juego');
  const loaded = skeleton.cloneNode(true) as HTMLElement;
  loaded.dataset.tour = 'wallet';
  skeleton.replaceWith(loaded);
  await expectLit('wallet');
});

export const Extremes = meta.story({
  name: 'Extremes: text at 200 %, 320 px',
  args: after(1),
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: async () => {
    await expectNoSideScroll();
    const button = screen.getByRole('button', { name: 'Siguiente' });
    button.scrollIntoView({ block: 'nearest' });
    await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});
