import { octagon } from '../../theme/cut.ts';
import { token, type } from '../../theme/tokens.ts';

/** Purposes of a button, in order: next step, step towards a prize, alternative, irreversible step, leaving. */
export const buttonVariants = ['primary', 'gold', 'secondary', 'danger', 'quiet'] as const;
export type ButtonVariant = (typeof buttonVariants)[number];

export const buttonSizes = ['regular', 'mini'] as const;
export type ButtonSize = (typeof buttonSizes)[number];

/**
 * The styles that `Button` and `ButtonLink` share. The attributes `data-variant`, `data-size` and `data-wide` select
 * them.
 */
export const buttonLook = `
  --c: ${token('chamfer-button')};
  --drop: ${token('border-width-button-edge')};
  position: relative;
  isolation: isolate;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: ${token('size-button')};
  min-width: ${token('size-touch')};
  padding: 6px clamp(10px, 7%, 20px) 8px;
  margin-bottom: var(--drop);
  ${type('button')}
  text-align: center;
  text-decoration: none;
  border-radius: ${token('space-2')};
  color: var(--label);
  touch-action: manipulation;
  transition: transform ${token('duration-instant')} ${token('easing-out')};

  > span { min-width: 0; overflow-wrap: break-word; }

  &::before, &::after {
    content: '';
    position: absolute;
    inset: 0;
    clip-path: ${octagon};
    pointer-events: none;
  }
  &::before { z-index: -1; background: var(--face); }
  &::after { z-index: -2; top: var(--drop); bottom: calc(-1 * var(--drop)); background: var(--edge); }

  &[data-wide] { display: flex; width: 100%; }
  &[data-size='mini'] {
    --c: ${token('chamfer-mini')};
    min-height: ${token('size-touch')};
    padding: 4px clamp(10px, 7%, 16px) 6px;
    ${type('button-mini')}
  }

  &[data-variant='primary'] {
    --face: ${token('button-primary-face')};
    --edge: ${token('button-primary-edge')};
    --label: ${token('text-on-emerald')};
  }
  &[data-variant='gold'] {
    --face: ${token('button-gold-face')};
    --edge: ${token('button-gold-edge')};
    --label: ${token('text-on-gold')};
  }
  &[data-variant='danger'] {
    --face: ${token('button-danger-face')};
    --edge: ${token('button-danger-edge')};
    --label: ${token('text-on-emerald')};
  }
  &[data-variant='secondary'] {
    --face: ${token('button-secondary-face')};
    --edge: ${token('button-secondary-edge')};
    --label: ${token('emerald-800')};
  }
  &[data-variant='secondary']::before { inset: 2px; --c: calc(${token('chamfer-button')} - ${token('chamfer-outline-offset')}); }
  &[data-variant='secondary'][data-size='mini']::before { --c: calc(${token('chamfer-mini')} - ${token('chamfer-outline-offset')}); }
  &[data-variant='secondary']::after { top: 0; bottom: -3px; }

  &[data-variant='quiet'] {
    --label: var(--quiet, ${token('emerald-800')});
    min-height: 48px;
    margin-bottom: 0;
    font-size: 1.0625rem;
  }
  &[data-variant='quiet']::before, &[data-variant='quiet']::after { display: none; }

  &[aria-disabled='true'] {
    --face: ${token('button-disabled-face')};
    --edge: ${token('button-disabled-edge')};
    --label: ${token('text-disabled')};
    cursor: default;
  }
  &[aria-disabled='true'][data-variant='quiet'] { --label: var(--quiet-off, ${token('text-disabled')}); }

  &:not([aria-disabled='true']):active { transform: translateY(3px); }
  &:not([aria-disabled='true']):active::after { top: 1px; bottom: -1px; }
  &[data-variant='quiet']:not([aria-disabled='true']):active { transform: none; text-decoration: underline; }

  &:focus-visible { outline-offset: ${token('space-1')}; }

  @media (prefers-reduced-motion: reduce) {
    transition: none;
    &:not([aria-disabled='true']):active { transform: none; }
  }
  @media (forced-colors: active) {
    border: 2px solid ButtonText;
    &::before, &::after { display: none; }
    &[aria-disabled='true'] { border-color: GrayText; color: GrayText; }
  }
`;
