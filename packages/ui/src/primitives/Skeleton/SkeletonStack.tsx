import { styled } from 'styled-components';
import { token } from '../../theme/tokens.ts';

/** Skeletons below one another, as far apart as cards are; `data-gap` as lines of text (`narrow`) or fields (`wide`). */
export const SkeletonStack = styled.div`
  display: grid;
  gap: ${token('space-3')};
  &[data-gap='narrow'] { gap: ${token('space-2')}; }
  &[data-gap='wide'] { gap: ${token('space-4')}; }
`;
