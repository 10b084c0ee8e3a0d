import { TOUR_START, type TourTarget, tour, tourCard, tourSteps } from '@gemas/domain';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { styled } from 'styled-components';
import preview from '../../../../../.storybook/preview.tsx';
import { Card } from '../../primitives/Card/Card.tsx';
import { doubleText, expectNoSideScroll } from '../../testing/story.ts';
import { token } from '../../theme/tokens.ts';
import { Tour } from './Tour.tsx';

const finished = fn();
const tapped = fn();

const Page = styled.main`
  display: grid;
  gap: ${token('space-4')};
  padding: ${token('space-4')};
`;

const Part = styled(Card)`
  min-height: 180px;
`;

interface ToursProps {
  role: number;
  region: number | null;
  /** Targets that the page has. */
  targets: readonly TourTarget[];
  /** Taps made before it is shown. */
  taps: number;
}

/** A page with the targets of a tour, and the tour over it. */
function Toured({ role, region, targets, taps }: ToursProps) {
  const steps = tourSteps({ role_id: role, region_id: region });
  const [state, setState] = useState(() => {
    let at = TOUR_START;
    for (let tap = 0; tap < taps; tap += 1) at = tour(at, { type: 'next' }, steps);
    return at;
  });
  const card = tourCard(state, steps);
  const move = (type: 'next' | 'finish') => {
    const next = tour(state, { type }, steps);
    setState(next);
    if (next.status === 'finished') finished();
  };
  return (
    <Page>
      <h1>Juego</h1>
      {targets.map((target) => (
        <Part key={target} data-tour={target}>
          <button type="button" onClick={tapped}>
            {target}
          </button>
        </Part>
      ))}
      {card && (
        <Tour
          card={card}
          step={state.status === 'showing' ? state.index + 1 : steps.length}
          steps={steps.length}
          onNext={() => move('next')}
          onFinish={() => move('finish')}
        />
      )}
    </Page>
  );
}

const ALL: readonly TourTarget[] = ['wallet', 'standing', 'standing-link', 'territory', 'prizes'];

const meta = preview.meta({
  title: 'Components/Tour/Tour',
  component: Toured,
  args: { role: 3, region: 12, targets: ALL, taps: 0 } as ToursProps,
  beforeEach() {
    finished.mockClear();
    tapped.mockClear();
  },
});

/** The hole lies around the target of the step. */
async function expectLit(target: TourTarget): Promise<void> {
  await waitFor(() => {
    const hole = document.querySelectorAll('dialog svg path')[1]?.getBoundingClientRect();
    const lit = document.querySelector(`[data-tour='${target}']`)?.getBoundingClientRect();
    if (!hole || !lit) throw new Error(`${target} is not lit`);
    expect(Math.abs(hole.top + hole.height / 2 - (lit.top + lit.height / 2))).toBeLessThan(4);
  });
}

/** The card hides nothing of the target and stands within the view. */
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
  play: async ({ userEvent }) => {
    const shown = screen.getByRole('dialog', { name: /Paso 1 de 5.*Estas son tus esmeraldas/ });
    await expect(shown.matches(':modal')).toBe(true);
    await expect(screen.getByRole('button', { name: 'Siguiente' })).toHaveFocus();
    await expectLit('wallet');
    await expectClear('wallet');
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByText('Paso 2 de 5')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Siguiente' })).toHaveFocus();
  },
});

export const TapsAnywhere = meta.story({
  name: 'Taps anywhere go on',
  parameters: { states: ['tour.next', 'tour.step-2'] },
  args: { taps: 1 },
  play: async ({ userEvent }) => {
    await expectLit('standing');
    await userEvent.click(screen.getByRole('dialog'));
    await expect(screen.getByText('Paso 3 de 5')).toBeVisible();
    // One step for one tap on the button: it does not count for the ground under it, too.
    await userEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
    await expect(screen.getByText('Paso 4 de 5')).toBeVisible();
    await userEvent.click(screen.getByText('Mira más lejos'));
    await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
    await expect(finished).toHaveBeenCalledTimes(1);
    await expect(tapped).not.toHaveBeenCalled();
    await expect(document.querySelector('dialog')).toBeNull();
  },
});

export const Third = meta.story({
  name: 'Third step',
  parameters: { states: ['tour.step-3'] },
  args: { taps: 2 },
  play: async () => {
    await expectLit('standing-link');
    await expectClear('standing-link');
  },
});

export const Fourth = meta.story({
  name: 'Fourth step',
  parameters: { states: ['tour.step-4'] },
  args: { taps: 3 },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expectLit('territory');
    await expectClear('territory');
  },
});

export const Last = meta.story({
  name: 'Last step',
  parameters: { states: ['tour.step-5'] },
  args: { taps: 4 },
  play: async ({ userEvent }) => {
    await expectLit('prizes');
    await userEvent.keyboard('{Escape}');
    await expect(finished).toHaveBeenCalledTimes(1);
  },
});

export const Driver = meta.story({
  name: 'A driver has four steps',
  parameters: { states: ['tour.skips-4'] },
  args: { role: 5, taps: 3 },
  play: async () => {
    await expect(screen.getByText('Paso 4 de 4')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Entendido' })).toBeVisible();
    await expectLit('prizes');
  },
});

export const TerritoryLeader = meta.story({
  name: 'A promoter without a region has four steps',
  parameters: { states: ['tour.skips-3'] },
  args: { role: 4, region: null, taps: 2 },
  play: async () => {
    await expect(screen.getByText('Paso 3 de 4')).toBeVisible();
    await expect(screen.getByText('Mira más lejos')).toBeVisible();
    // A team's card has no part of its own for the territory: its link leads there.
    await expectLit('standing-link');
  },
});

export const NoTarget = meta.story({
  name: 'The target is missing',
  parameters: { states: ['tour.no-target'] },
  args: { targets: [] },
  play: async () => {
    const card = screen.getByRole('button', { name: 'Siguiente' }).parentElement;
    const box = card?.getBoundingClientRect();
    if (!box) throw new Error('no card');
    await expect(document.querySelectorAll('dialog > svg path')).toHaveLength(1);
    await expect(Math.abs(box.top + box.bottom - window.innerHeight)).toBeLessThan(4);
  },
});

export const DoubleText = meta.story({
  name: '320 px, 200 % text',
  args: { taps: 1 },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: async () => {
    await expectNoSideScroll();
    const way = screen.getByRole('button', { name: 'Siguiente' });
    way.scrollIntoView({ block: 'nearest' });
    await expect(way.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
});
