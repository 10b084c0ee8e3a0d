import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { CuttingGem } from '../../gem/CuttingGem.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { type ButtonSize, type ButtonVariant, buttonLook } from './styles.ts';

const Face = styled.button`
  ${buttonLook}
`;

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  /**
   * Purpose of the button, which determines its colours. A screen has at most one gold element.
   *
   * - `primary`: the next step.
   * - `gold`: the step towards a prize.
   * - `secondary`: an alternative.
   * - `danger`: a step that cannot be undone.
   * - `quiet`: leaving the screen or dialog.
   */
  variant?: ButtonVariant | undefined;
  /** `mini` is 44 px high and as wide as its label. `regular` is 52 px high and as wide as its container. */
  size?: ButtonSize | undefined;
  /** Whether the button is as wide as its container. Default: true for regular, false for mini. */
  wide?: boolean | undefined;
  /** Whether an action is running. If true, the button ignores taps, keeps its focus and shows the loading gem. */
  busy?: boolean | undefined;
  /** Name of the running action, in the gerund: 'Enviando...'. While busy, it replaces the label and is announced. */
  busyLabel?: string | undefined;
  /**
   * Whether the action is impossible now. If true, the button ignores taps but stays focusable. Show the reason nearby
   * and reference it with `aria-describedby`.
   */
  disabled?: boolean | undefined;
  /** Icon or gem before the label. */
  start?: ReactNode;
  /** Icon after the label. */
  end?: ReactNode;
}

/**
 * A button. While it is busy or disabled, a click neither calls `onClick` nor submits the form.
 *
 * - Use it for actions on this screen: redeem, send, open a dialog. A screen has at most one primary button.
 * - Not for going to another screen: use a `ButtonLink`, or a `LinkText` in a text.
 * - Use `disabled` only with a visible reason. Use `busy` while the action runs.
 */
export function Button({
  variant = 'primary',
  size = 'regular',
  wide = size === 'regular',
  busy = false,
  busyLabel,
  disabled = false,
  start,
  end,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const blocked = busy || disabled;
  const click = (event: MouseEvent<HTMLButtonElement>) => {
    if (blocked) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    onClick?.(event);
  };
  return (
    <>
      <Face
        {...rest}
        type={type}
        data-variant={variant}
        data-size={size}
        data-wide={wide || undefined}
        aria-disabled={blocked || undefined}
        aria-busy={busy || undefined}
        onClick={click}
      >
        {busy ? <CuttingGem size={18} /> : start}
        <span>{busy && busyLabel ? busyLabel : children}</span>
        {!busy && end}
      </Face>
      {busyLabel !== undefined && (
        <VisuallyHidden role="status">{busy ? busyLabel : ''}</VisuallyHidden>
      )}
    </>
  );
}
