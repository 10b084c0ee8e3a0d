import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { octagon } from '../theme/cut.ts';
import { token } from '../theme/tokens.ts';
import { Icon } from './Icon.tsx';

const styles = `
  display: grid;
  place-items: center;
  flex: none;
  width: ${token('size-touch')};
  height: ${token('size-touch')};
  color: inherit;
  border-radius: ${token('space-2')};
  position: relative;
  isolation: isolate;
  &[data-face]::before {
    --c: 10px;
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--face);
    clip-path: ${octagon};
  }
  &[data-face='hero'] { --face: ${token('facet-emerald-6')}; color: ${token('text-on-emerald')}; }
  &[data-face='mint'] { --face: ${token('emerald-100')}; color: ${token('emerald-800')}; }
  &[aria-disabled='true'] { --face: ${token('bg-read-only')}; color: ${token('text-disabled')}; cursor: default; }
  &[data-face]:focus-visible { outline-offset: ${token('space-1')}; }
  @media (forced-colors: active) {
    border: 1.5px solid;
    &[data-face]::before { display: none; }
  }
`;

const StyledButton = styled.button`${styles}`;
const StyledLink = styled.a`${styles}`;

interface Shared {
  /** Accessible name. Says what the button does. */
  label: string;
  /** An icon of lucide-react. */
  icon: LucideIcon;
  /** Colour of the octagon behind the icon. Default: no octagon. */
  face?: 'hero' | 'mint' | undefined;
  /** Width and height of the icon, px. */
  size?: number | undefined;
}

export interface IconButtonProps extends Shared, Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /** Whether the action is impossible now. If true, the button ignores taps but stays focusable. Default: false. */
  disabled?: boolean | undefined;
}

/**
 * A button that consists of one icon, 44 px square, with an accessible name.
 *
 * - Use it for actions with a well-known icon: close, back, next page, help.
 * - Not for an icon that needs a label: use a `Button`. Not for going to another screen: use an `IconLink`.
 */
export function IconButton({
  label,
  icon,
  face,
  size = 24,
  disabled = false,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <StyledButton
      type="button"
      {...rest}
      aria-label={label}
      aria-disabled={disabled || undefined}
      data-face={face}
      onClick={disabled ? (event) => event.preventDefault() : onClick}
    >
      <Icon of={icon} size={size} />
    </StyledButton>
  );
}

export interface IconLinkProps extends Shared, ComponentPropsWithRef<'a'> {
  /** Address of the linked screen: `#/help/faq`. */
  href: string;
}

/** A link that consists of one icon, 44 px square, with an accessible name. */
export function IconLink({ label, icon, face, size = 24, ...rest }: IconLinkProps) {
  return (
    <StyledLink {...rest} aria-label={label} data-face={face}>
      <Icon of={icon} size={size} />
    </StyledLink>
  );
}
