import { styled } from 'styled-components';
import { token } from '../../theme/tokens.ts';

/** A column of fields. */
export const FieldStack = styled.div`
  display: grid;
  gap: 14px;
`;

/** Two fields side by side, stacked on tiny screens and with large text. */
export const FieldRow = styled.div`
  display: grid;
  gap: 14px ${token('space-3')};
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  align-items: start;
`;
