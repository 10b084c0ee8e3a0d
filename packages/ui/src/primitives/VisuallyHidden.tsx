import { styled } from 'styled-components';

/**
 * Text for screen readers only. They read it at its place in the document.
 *
 * - Use it for meaning that is otherwise conveyed by position or picture alone: a unit, the name of a table.
 * - Not for text that everybody should read.
 */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
