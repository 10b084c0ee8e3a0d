import { token, type } from '../../theme/tokens.ts';

/**
 * The styles that inputs, selects and text areas share: 52 px high, with rounded corners. Attributes select the states.
 */
export const controlLook = `
  display: block;
  width: 100%;
  min-height: ${token('size-field')};
  padding: 10px 14px;
  ${type('field')}
  color: ${token('text-body')};
  background: ${token('bg-card')};
  border: ${token('border-width-hairline')} solid ${token('border-field')};
  border-radius: ${token('radius-field')};
  appearance: none;

  &::placeholder { color: ${token('text-placeholder')}; font-weight: 400; opacity: 1; }
  &[aria-invalid='true'] {
    border: ${token('border-width-chosen')} solid ${token('border-error')};
    padding-inline-start: 13px;
    background: ${token('danger-50')};
    /* The error is below the control. The margin makes the browser scroll the error into view too when the control
       gets focus. */
    scroll-margin-bottom: 4.5em;
  }
  &:focus-visible {
    border: ${token('border-width-chosen')} solid ${token('border-chosen')};
    padding-inline-start: 13px;
  }
  /* Not only a tint: the ring is around the red border. */
  &[aria-invalid='true']:focus-visible { border-color: ${token('border-error')}; }
  &[readonly], &:disabled {
    background: ${token('bg-read-only')};
    border-color: transparent;
    color: ${token('text-secondary')};
    opacity: 1;
  }
  &[readonly]:focus-visible { border-color: ${token('border-field')}; }
`;
