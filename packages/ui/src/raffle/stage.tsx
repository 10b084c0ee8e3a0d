import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { onlyOwnTaps } from '../platform/own-taps.ts';
import { behindAll, onDark, onPaper } from '../theme/ground.ts';
import { media } from '../theme/media.ts';
import { token, type } from '../theme/tokens.ts';

// Components of a full-screen view, shared by the raffle and the claim of its prize.

/** The full-screen background. It is dark, or light with `data-paper`. With `data-opens` it opens with an animation. */
export const Stage = styled.div`
  position: relative;
  isolation: isolate;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  align-items: center;
  min-height: 100%;
  &[data-whole] { flex: 1; }
  padding: clamp(28px, 11 * var(--dvh), 96px) ${token('space-6')}
    calc(${token('space-6')} + env(safe-area-inset-bottom, 0px));
  text-align: center;
  ${onDark}
  color: ${token('neutral-white')};
  &[data-paper] { ${onPaper} }
  /* The result opens out of the ticket: the outline of a stone grows until it is outside the screen. */
  ${media.motionSafe} {
    &[data-opens] { animation: raffle-open ${token('duration-celebrate')} ${token('easing-out')}; }
  }
  @keyframes raffle-open {
    from { clip-path: polygon(44% 33%, 56% 33%, 62% 36%, 62% 42%, 56% 45%, 44% 45%, 38% 42%, 38% 36%); }
    to { clip-path: polygon(-60% -120%, 160% -120%, 260% -20%, 260% 120%, 160% 220%, -60% 220%, -160% 120%, -160% -20%); }
  }
`;

const Ground = styled.svg`
  ${behindAll}
  aspect-ratio: 390 / 650;
`;

/** A white plaque in a golden frame. */
export const Frame = styled.div`
  --c: 29%;
  display: grid;
  place-items: center;
  width: min(288px, 62vw, 36 * var(--dvh));
  aspect-ratio: 1;
  padding: 10px;
  background: ${token('gold-400')};
  clip-path: polygon(29% 0, 71% 0, 100% 29%, 100% 71%, 71% 100%, 29% 100%, 0 71%, 0 29%);
  > div {
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    background: ${token('bg-card')};
    clip-path: inherit;
  }
  svg { width: auto; height: 58%; }
  ${media.motionSafe} {
    animation: plaque-pop ${token('duration-sheet-in')} ${token('easing-pop')} 260ms backwards;
  }
  @keyframes plaque-pop {
    from { transform: scale(0.6); opacity: 0; }
  }
`;

export const Title = styled.h2`
  ${type('celebration')}
  font-size: min(2.75rem, 15vw);
  max-width: 9em;
  margin-top: ${token('space-8')};
  outline: none;
  overflow-wrap: anywhere;
  [data-paper] > &, &[data-plain] { font-size: min(2.375rem, 12vw); }
`;

export const Prize = styled.strong`
  display: block;
  margin-top: ${token('space-2')};
  font: 700 1.3125rem/1.25 ${token('font-text')};
  overflow-wrap: anywhere;
`;

export const Text = styled.p`
  max-width: 32ch;
  margin-top: ${token('space-3')};
  font: 500 1.125rem/1.4 ${token('font-text')};
  [data-paper] > & { color: ${token('text-secondary')}; }
`;

const ActionsBox = styled.div`
  display: grid;
  gap: ${token('space-2')};
  width: 100%;
  margin-top: auto;
  padding-top: ${token('space-6')};
`;

/** Contains the buttons and links at the foot of the view. They ignore the tap that opened the view. */
export function Actions({ children }: { children: ReactNode }) {
  return <ActionsBox ref={onlyOwnTaps}>{children}</ActionsBox>;
}

const rings = [
  '60.6,-80 329.4,-80 515,105.6 515,434.4 329.4,620 60.6,620 -125,434.4 -125,105.6',
  '85.8,-20 304.2,-20 455,130.8 455,409.2 304.2,560 85.8,560 -65,409.2 -65,130.8',
  '111,40 279,40 395,156 395,384 279,500 111,500 -5,384 -5,156',
  '136.2,100 253.8,100 335,181.2 335,358.8 253.8,440 136.2,440 55,358.8 55,181.2',
] as const;

/** The background of rings, which look like a cut stone. `colours` starts with the outermost ring. */
export function Rings({ colours }: { colours: readonly string[] }) {
  return (
    <Ground viewBox="0 0 390 650" aria-hidden="true">
      {rings.map((points, index) => (
        <polygon key={points} points={points} fill={`var(--${colours[index]})`} />
      ))}
    </Ground>
  );
}

export const ROSA = ['rosa-600', 'facet-rosa-1', 'facet-rosa-2', 'facet-rosa-1'];
export const EMERALD = ['bg-hero', 'facet-emerald-6', 'facet-emerald-7', 'emerald-800'];
