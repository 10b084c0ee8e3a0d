import { styled } from 'styled-components';
import { behindAll } from '../../theme/ground.ts';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

type Chip = readonly [x: number, y: number, turn: number, size: number, colour: string];

// The confetti chips. Position and size are in units of the view box, which is 390 units wide. The position is the
// final position after the fall.
const chips: readonly Chip[] = [
  [18, 305, 30, 10.6, 'rosa-600'],
  [48, 110, 54, 7.4, 'emerald-300'],
  [73, 80, 127, 9.4, 'neutral-white'],
  [38, 150, 14, 7.4, 'neutral-white'],
  [22, 46, 42, 11.6, 'emerald-300'],
  [58, 214, 164, 6, 'emerald-400'],
  [66, 276, 38, 8.6, 'gold-400'],
  [104, 38, 35, 9.8, 'emerald-400'],
  [145, 54, 102, 7.9, 'emerald-300'],
  [184, 30, 43, 12.2, 'neutral-white'],
  [217, 56, 26, 11.7, 'gold-300'],
  [220, 16, 84, 12.2, 'gold-300'],
  [264, 22, 62, 9.3, 'gold-400'],
  [273, 62, 45, 6.1, 'rosa-600'],
  [310, 40, 114, 12.2, 'emerald-300'],
  [339, 78, 161, 9.4, 'gold-300'],
  [372, 131, 45, 12.4, 'gold-400'],
  [352, 196, 166, 7.2, 'emerald-400'],
  [370, 262, 92, 7.1, 'emerald-400'],
  [347, 290, 49, 6.5, 'gold-300'],
  [322, 252, 129, 12.3, 'neutral-white'],
  [326, 120, 60, 9.4, 'rosa-600'],
  [88, 122, 114, 13.8, 'gold-300'],
  [30, 232, 135, 9, 'rosa-600'],
];

/** Numbers of the waves in which the chips fall. */
const WAVES = [0, 1];

// Each wave is a separate svg, because the compositor can move a whole svg without a repaint. Moving parts of an svg
// would restyle and repaint the page 60 times a second. There should be as few svgs as possible, and each should be
// small.
const Wave = styled.svg`
  ${behindAll}
  aspect-ratio: 390 / 320;
  ${media.motionSafe} {
    transform-origin: 0 0;
    animation: confetti-fall ${token('duration-celebrate')} ${token('easing-out')} backwards;
    animation-delay: calc(var(--wave) * 240ms);
  }
  @keyframes confetti-fall {
    from { transform: translateY(-340px) rotate(-80deg); opacity: 0; }
    30% { opacity: 1; }
  }
`;

const waves = WAVES.map((wave) => (
  <Wave key={wave} viewBox="0 0 390 320" aria-hidden="true" style={{ '--wave': wave }}>
    {chips
      .filter((_chip, index) => index % WAVES.length === wave)
      .map(([x, y, turn, size, colour]) => (
        <polygon
          key={`${x} ${y}`}
          points={`0,${-size} ${size * 0.7},0 0,${size} ${-size * 0.7},0`}
          transform={`translate(${x} ${y}) rotate(${turn})`}
          fill={`var(--${colour})`}
        />
      ))}
  </Wave>
));

/**
 * Coloured chips that fall once and then stay. Under reduced motion the chips are shown at their final position. They
 * are behind the content of their nearest positioned ancestor.
 */
export function Confetti() {
  return waves;
}
