import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ButtonSize, type ButtonVariant, buttonLook } from './styles.ts';

const Face = styled.a`
  ${buttonLook}
`;

export interface ButtonLinkProps extends ComponentPropsWithRef<'a'> {
  /** Address of the linked screen: `#/vault`. */
  href: string;
  /** Purpose of the link, which determines its colours. The same purposes as those of a `Button`. */
  variant?: ButtonVariant | undefined;
  /** `mini` is 44 px high and as wide as its label. `regular` is 52 px high and as wide as its container. */
  size?: ButtonSize | undefined;
  /** Whether the link is as wide as its container. Default: true for regular, false for mini. */
  wide?: boolean | undefined;
  /** Icon or gem before the label. */
  start?: ReactNode;
  /** Icon after the label. */
  end?: ReactNode;
}

/**
 * A link that looks like a button, for a main step that leads to another screen.
 *
 * - Use it where the main action is going to another screen: 'Ir a la bóveda'.
 * - Not for an action that changes data: use a `Button`. Not inside a text: use a `LinkText`.
 */
export function ButtonLink({
  variant = 'primary',
  size = 'regular',
  wide = size === 'regular',
  start,
  end,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Face {...rest} data-variant={variant} data-size={size} data-wide={wide || undefined}>
      {start}
      <span>{children}</span>
      {end}
    </Face>
  );
}
