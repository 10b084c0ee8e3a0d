import { styled } from 'styled-components';
import { token } from '../../theme/tokens.ts';

/**
 * A link in words, 44 px high: 'Ver posiciones'. It takes every attribute of an anchor. Its line is written in
 * longhands: WebKit's shorthand knows the line alone, and drops the rest with it.
 */
export const LinkText = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-height: ${token('size-touch')};
  min-width: ${token('size-touch')};
  color: var(--link, ${token('text-link')});
  font-weight: 700;
  text-decoration-line: underline;
  text-decoration-color: ${token('emerald-400')};
  text-decoration-thickness: 2px;
  text-underline-offset: 4px;
  border-radius: ${token('space-1')};
`;

/** The same look for an act that leads nowhere else. */
export const LinkButton = styled(LinkText).attrs({ as: 'button', type: 'button' })``;
