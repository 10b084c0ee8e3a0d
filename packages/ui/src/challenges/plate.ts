import { styled } from 'styled-components';
import { octagon } from '../theme/cut.ts';
import { token, type } from '../theme/tokens.ts';

/** The box of a challenge card, with cut corners. Each kind of card sets its own colours. */
export const Plate = styled.article`
  --c: ${token('chamfer-card')};
  position: relative;
  isolation: isolate;
  padding: 18px;
  @media (forced-colors: active) { border: 1.5px solid; }
`;

/**
 * The facets behind the content of a challenge card. The svg is inside this box, because WebKit does not clip an svg.
 */
export const PlatePlanes = styled.div`
  position: absolute;
  inset: 0;
  z-index: -1;
  width: 100%;
  height: 100%;
  clip-path: ${octagon};
  > svg { width: 100%; height: 100%; }
  @media (forced-colors: active) { display: none; }
`;

export const PlateHead = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${token('space-2')};
  > svg { flex: none; }
`;

/** The text that names the kind of challenge: 'Desafío global'. */
export const PlateKind = styled.p`
  ${type('small')}
  font-weight: 700;
`;

export const PlateTitle = styled.h3`
  font: 800 1.5rem/1.15 ${token('font-display')};
  margin-top: 2px;
  overflow-wrap: anywhere;
`;
