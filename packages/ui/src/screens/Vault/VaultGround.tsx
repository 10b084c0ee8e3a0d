import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { keepFocusBelow } from '../../platform/focus-clearance.ts';
import { cutFoot } from '../../theme/cut.ts';
import { media } from '../../theme/media.ts';
import { token } from '../../theme/tokens.ts';

const Drawing = styled.svg`
  position: absolute;
  left: 0;
  z-index: -1;
  width: 100%;
  max-width: none;
  height: 140px;
  pointer-events: none;
  ${media.forcedColors} { display: none; }
`;

function Planes({ className }: { className?: string }) {
  return (
    <Drawing
      aria-hidden="true"
      className={className}
      viewBox="0 0 390 140"
      preserveAspectRatio="none"
    >
      <polygon points="0,0 390,0 390,114 364,140 26,140 0,114" fill="var(--night-800)" />
      <polygon points="390,0 390,114 364,140 287,140 176,0" fill="var(--facet-night-4)" />
      <polygon points="390,0 390,82 300,0" fill="var(--night-700)" />
    </Drawing>
  );
}

const PlanesFromTop = styled(Planes)`
  top: 0;
`;

const PlanesToFoot = styled(Planes)`
  bottom: 14px;
`;

const Cut = styled.div`
  --c: ${token('chamfer-hero-foot')};
  position: absolute;
  inset: 0;
  z-index: -1;
  background: ${token('night-800')};
  clip-path: ${cutFoot};
`;

const Top = styled.div`
  position: sticky;
  top: 0;
  z-index: ${token('z-sticky')};
  isolation: isolate;
  @media (max-height: 420px) { position: relative; }
  &[data-tall] { position: relative; }
`;

/**
 * Contains the vault's bar and keeps it at the top of the screen while the list scrolls under it. The bar has cut
 * corners at its foot.
 */
export function VaultTop({ children }: { children: ReactNode }) {
  return (
    <Top ref={keepFocusBelow}>
      <Cut>
        <PlanesFromTop />
      </Cut>
      {children}
    </Top>
  );
}

const Box = styled.div`
  position: relative;
  isolation: isolate;
`;

/**
 * Contains the content right below the vault's bar, such as the search. The background has the same facets as the bar.
 * The facets end 14 px above the lower edge of the content.
 */
export function VaultHead({ children }: { children: ReactNode }) {
  return (
    <Box>
      <PlanesToFoot />
      {children}
    </Box>
  );
}
