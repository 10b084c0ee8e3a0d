import type { ComponentProps } from 'react';
import { type IStyledComponent, styled } from 'styled-components';

/**
 * Text for screen readers only. They read the text at its position in the document.
 *
 * - Use it for a meaning that other users see from a position or a picture: a unit, the name of a table.
 * - Not for text that all users should read.
 */
export const VisuallyHidden: IStyledComponent<'web', ComponentProps<'span'>> = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
