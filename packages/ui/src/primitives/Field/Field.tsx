import { CircleAlert } from 'lucide-react';
import { type ReactNode, use, useId } from 'react';
import { styled } from 'styled-components';
import { token, type } from '../../theme/tokens.ts';
import { Icon } from '../Icon.tsx';
import { Autofill, NOT_STORED } from './autofill.ts';

const Frame = styled.div`
  display: block;
  min-width: 0;
`;

const Label = styled.label`
  display: block;
  ${type('label')}
  margin-bottom: 6px;
`;

const Mark = styled.small`
  margin-left: 2px;
  ${type('small')}
  color: ${token('text-secondary')};
`;

const Hint = styled.p`
  ${type('small')}
  color: ${token('text-secondary')};
  margin-top: 6px;
`;

const Fault = styled.p`
  display: flex;
  gap: 6px;
  align-items: flex-start;
  ${type('small')}
  font-weight: 700;
  color: ${token('text-error')};
  margin-top: 6px;
  svg { margin-top: 2px; }
  span { white-space: pre-line; }
`;

/** An error message with an icon and red text, for a required choice that is not a `Field`. */
export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return (
    <Fault id={id}>
      <Icon of={CircleAlert} size={16} />
      <span>{children}</span>
    </Fault>
  );
}

/** Props that every field takes. */
export interface FieldText {
  /** Label of the field. It is always visible. */
  label: ReactNode;
  /** One line of help under the field. */
  hint?: ReactNode;
  /** Says what is wrong and how to fix it. Marks the field as invalid. */
  error?: ReactNode;
  /** A word after the label: 'opcional'. Required fields are not marked. */
  mark?: string | undefined;
  /**
   * Whether a new error is announced to screen readers at once. Use it for fields that are validated while the user
   * types ('No coincide'). Default: false.
   */
  errorLive?: boolean | undefined;
}

/** Props for the control of a field: an input, select or text area. */
export interface FieldWiring extends Partial<typeof NOT_STORED> {
  id: string;
  'aria-invalid': true | undefined;
  'aria-describedby': string | undefined;
}

export interface FieldProps extends FieldText {
  /** Id of the control. Default: generated. */
  id?: string | undefined;
  /** Ids of other texts that describe the control. Screen readers read them before hint and error. */
  describedBy?: string | undefined;
  /** Content between the error, if there is one, and the hint. */
  below?: ReactNode;
  className?: string | undefined;
  /** Renders the control. Must spread `wiring` on it. */
  children: (wiring: FieldWiring) => ReactNode;
}

/**
 * Renders label, control, error and hint of a field, in this order. Gives `id`, `aria-invalid` and `aria-describedby` to the control.
 * The form must clear the error.
 */
export function Field({
  label,
  hint,
  error,
  mark,
  errorLive = false,
  id: given,
  describedBy,
  below,
  className,
  children,
}: FieldProps) {
  const made = useId();
  const mayBeStored = use(Autofill);
  const id = given ?? made;
  const wrong = error !== undefined && error !== null && error !== false && error !== '';
  const described = [describedBy, hint ? `${id}-hint` : '', wrong ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  const fault = wrong && <FieldError id={`${id}-error`}>{error}</FieldError>;
  return (
    <Frame className={className}>
      <Label htmlFor={id}>
        <span>{label}</span> {mark && <Mark>{mark}</Mark>}
      </Label>
      {children({
        id,
        'aria-invalid': wrong || undefined,
        'aria-describedby': described || undefined,
        ...(!mayBeStored && NOT_STORED),
      })}
      {errorLive ? <div aria-live="polite">{fault}</div> : fault}
      {below}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
    </Frame>
  );
}
