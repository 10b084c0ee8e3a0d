import { styled } from 'styled-components';
import { Facets } from '../gem/Facets.tsx';
import { Gem } from '../gem/Gem/Gem.tsx';
import { litFacets } from '../gem/Gem/stone.ts';
import { ProgressBar } from '../primitives/ProgressBar.tsx';
import { token, type } from '../theme/tokens.ts';

// The stone is on the flat area in the middle of the background's facets. Uses 'vh' instead of 'dvh', because the
// splash is removed before the browser's toolbar moves.
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

export interface SplashProps {
  /** Progress of the app's start, 0 to 100. */
  progress: number;
  /** Text below the gem. Default: 'Cargando...'. */
  label?: string | undefined;
}

/**
 * Covers the screen until the app knows the session. As the start progresses, more facets of the gem are cut.
 *
 * - Use it once, at the start of the app.
 * - Not for a screen's own data (`Skeleton`) and not for an action (`Button` with `busy`).
 */
export function Splash({ progress, label = 'Cargando...' }: SplashProps) {
  return (
    <Cover>
      <Facets ground="start" />
      <Gem size={148} lit={litFacets(progress, 100)} />
      <Wait aria-label={label}>
        <p role="status">{label}</p>
        <ProgressBar
          tone="night"
          value={progress}
          max={100}
          label={label}
          valueText={`${Math.round(progress)} %`}
        />
      </Wait>
    </Cover>
  );
}
