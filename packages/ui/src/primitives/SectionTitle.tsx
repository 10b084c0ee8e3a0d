import type { ComponentProps } from 'react';
import { type IStyledComponent, styled } from 'styled-components';
import { token, type } from '../theme/tokens.ts';

/**
 * The title of a section of a screen: an `h2` with space above it. Inside a legend the space is padding, because WebKit
 * ignores margins there.
 *
 * - Use it for each part of a screen below its title.
 * - Not for the title of the screen: use the `AppBar`. Not to make text bold.
 */
export const SectionTitle: IStyledComponent<'web', ComponentProps<'h2'>> = styled.h2`
  ${type('section')}
  margin: ${token('space-6')} 0 ${token('space-3')};
  legend > & { margin: 0; padding: ${token('space-6')} 0 ${token('space-3')}; }
`;
