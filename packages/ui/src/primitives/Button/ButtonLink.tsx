import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ButtonSize, type ButtonVariant, buttonLook } from './styles.ts';

const Face = styled.a`
  ${buttonLook}
`;

export interface ButtonLinkProps extends ComponentPropsWithRef<'a'> {
  /** Where it leads: `#/vault`. */
  href: string;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** Whether it fills its row. Default: regular does, mini does not. */
  wide?: boolean | undefined;
  start?: ReactNode;
  end?: ReactNode;
}

/** A link that looks like a button, for a main step that leads to another screen. */
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
