import type { ComponentProps } from 'react';
import { type IStyledComponent, styled } from 'styled-components';
import { token } from '../theme/tokens.ts';

/** A column for the content that Score shows at the end of the game. It takes no space if it is empty. */
export const GameEndStack: IStyledComponent<'web', ComponentProps<'div'>> = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  margin-bottom: ${token('space-5')};
  &:not(:has(> article)) { display: contents; }
`;
