import { styled } from 'styled-components';
import { token, type } from '../../theme/tokens.ts';

/**
 * The title of a section of a screen: an `h2` with the space before it. In a legend, whose content loses its
 * margins in WebKit, the space is padding.
 */
export const SectionTitle = styled.h2`
  ${type('section')}
  margin: ${token('space-6')} 0 ${token('space-3')};
  legend > & { margin: 0; padding: ${token('space-6')} 0 ${token('space-3')}; }
`;
