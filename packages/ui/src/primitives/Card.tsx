import { styled } from 'styled-components';
import { onPaper } from '../theme/ground.ts';
import { token } from '../theme/tokens.ts';

/**
 * A white card on the paper-coloured page. It accepts every attribute of a `div`; use `as` for a list item or article.
 *
 * - Use it for content that belongs together and can be summarised in one line: a place, an order, a question.
 * - Not for a list of equal rows: those are lines. Not within another card.
 */
export const Card = styled.div`
  position: relative;
  padding: ${token('space-4')};
  background: ${token('bg-card')};
  border: ${token('border-width-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
  ${onPaper}
`;
