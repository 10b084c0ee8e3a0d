import { styled } from 'styled-components';
import { token } from '../theme/tokens.ts';

/** What Score shows of the game's end, one under the other; without any of it, no room is taken. */
export const GameEndStack = styled.div`
  display: grid;
  gap: ${token('space-3')};
  margin-bottom: ${token('space-5')};
  &:not(:has(> article)) { display: contents; }
`;
