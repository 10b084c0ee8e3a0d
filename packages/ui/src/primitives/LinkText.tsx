import type { ComponentProps } from 'react';
import { type IStyledComponent, styled } from 'styled-components';
import { token } from '../theme/tokens.ts';

/**
 * A text link, 44 px high: 'Ver posiciones'. It accepts every attribute of an anchor. Its underline is styled with
 * longhand properties, because WebKit drops a `text-decoration` that sets more than the line.
 *
 * - Use it for a link within a text or under a card.
 * - Not for the main action of a screen: that is a `Button` or a `ButtonLink`.
 */
export const LinkText: IStyledComponent<'web', ComponentProps<'a'>> = styled.a`
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

/** A button that looks like a `LinkText`, for an action on this screen. */
export const LinkButton: IStyledComponent<'web', ComponentProps<'a'>> = styled(LinkText).attrs({
  as: 'button',
  type: 'button',
})``;
