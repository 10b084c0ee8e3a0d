import { css } from 'styled-components';
import { token } from './tokens.ts';

/**
 * Styles for figures side by side with vertical lines between them. Each figure has a line at its left, but the line at
 * the start of a row is clipped. So figures that wrap into a column with large text have no lines.
 */
export const figureRow = css`
  --indent: calc(${token('space-4')} + ${token('border-width-hairline')});
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space-2')} 0;
  margin-left: calc(-1 * var(--indent));
  clip-path: inset(0 0 0 var(--indent));
  > p {
    min-width: 0;
    padding: 0 ${token('space-2')} 0 ${token('space-4')};
    font-variant-numeric: tabular-nums;
    border-left: ${token('border-width-hairline')} solid ${token('border-hairline')};
  }
`;
