import type { ComponentProps } from 'react';
import { type IStyledComponent, styled } from 'styled-components';
import { onPaper } from '../theme/ground.ts';
import { token } from '../theme/tokens.ts';

/**
 * A white card on a light page. It accepts every attribute of a `div`. Use `as` for a list item or an article.
 *
 * - Use it for content that belongs together and can be summarised in one line: a place, an order, a question.
 * - Not for the rows of a list that look alike: separate them by lines. Not inside another card.
 */
export const Card: IStyledComponent<'web', ComponentProps<'div'>> = styled.div`
  position: relative;
  padding: ${token('space-4')};
  background: ${token('bg-card')};
  border: ${token('border-width-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
  ${onPaper}
`;
