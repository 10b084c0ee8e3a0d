import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { Facets } from '../gem/Facets.tsx';
import { Gem } from '../gem/Gem/Gem.tsx';
import { litFacets } from '../gem/Gem/stone.ts';
import { ProgressBar } from '../primitives/ProgressBar.tsx';
import { token, type } from '../theme/tokens.ts';

// The padding centres the stone on the large facet in the middle of the background. 'vh' is enough here, because the
// splash is removed before the browser's toolbar can move.
const Cover = styled.div`
  position: fixed;
  inset: 0;
  z-index: ${token('z-splash')};
  isolation: isolate;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token('space-8')};
  padding: max(${token('space-6')}, 34vh - 74px) ${token('space-6')} ${token('space-6')};
  background: ${token('bg-hero')};
  color: ${token('text-on-emerald')};
  overflow: hidden;
  > svg:not(:first-child) { height: min(148px, 40vh); }
`;

const Wait = styled.section`
  width: min(100%, 280px);
  text-align: center;
  p { ${type('section')} margin-bottom: ${token('space-3')}; }
`;

const LABEL = 'Cargando...';

export interface SplashProps {
  /** Progress of the start-up, 0 to 100. */
  progress: number;
}

/**
 * Covers the screen during the start-up. More facets of the gem are cut as the start-up progresses.
 *
 * - Use it once, at the start of the app.
 * - Not for a screen that loads its data: use a `Skeleton`. Not for a running action: use a `Button` with `busy`.
 */
export function Splash({ progress }: SplashProps) {
  return (
    <Cover>
      <Facets ground="start" />
      <Gem size={148} lit={litFacets(progress, 100)} />
      <Wait aria-label={LABEL}>
        <p role="status">{LABEL}</p>
        <ProgressBar
          tone="night"
          value={progress}
          max={100}
          label={LABEL}
          valueText={`${Math.round(progress)} %`}
        />
      </Wait>
    </Cover>
  );
}

/** The splash of a start-up of unknown length. Its progress bar fills with time, and slows down near the end. */
export function TimedSplash() {
  const [began] = useState(Date.now);
  const [now, setNow] = useState(began);
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), 100);
    return () => clearInterval(tick);
  }, []);
  // Adds 6 % of the remaining progress every 100 ms of elapsed time. A count of timer calls would depend on how busy
  // the phone is.
  return <Splash progress={Math.round(100 - 100 * 0.94 ** ((now - began) / 100))} />;
}
