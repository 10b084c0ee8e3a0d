import { type ComponentPropsWithRef, useId } from 'react';
import { styled } from 'styled-components';
import { token, type } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { controlLook } from './control.ts';
import { Field, type FieldText } from './Field.tsx';

const Area = styled.textarea`
  ${controlLook}
  min-height: 132px;
  /* The error and the counter are below the field. The limited height and the margin keep both visible above a
     keyboard. */
  max-height: calc(var(--seen, var(--view)) * 0.35);
  &[aria-invalid='true'] { scroll-margin-bottom: 7em; }
  resize: vertical;
  line-height: 1.4;
`;

const Counter = styled.p`
  ${type('small')}
  color: ${token('text-secondary')};
  font-variant-numeric: tabular-nums;
  text-align: right;
  margin-top: 6px;
`;

export interface TextAreaFieldProps extends FieldText, ComponentPropsWithRef<'textarea'> {
  /** Number of characters typed so far. With `countMax` it is shown as a counter: '12/200'. */
  count?: number | undefined;
  /** Maximum that the counter shows after the slash. It does not limit the text. */
  countMax?: number | undefined;
}

/**
 * A multi-line text area with its label and an optional counter.
 *
 * - Use it for sentences: the comments of a ticket or a survey.
 * - Not for one line: use a `TextField`.
 * - Show the counter only if the length of the text is limited.
 */
export function TextAreaField({
  label,
  hint,
  error,
  mark,
  errorLive = false,
  id,
  'aria-describedby': describedBy,
  className,
  count,
  countMax,
  ...rest
}: TextAreaFieldProps) {
  const counter = useId();
  const counted = count !== undefined && countMax !== undefined;
  const described = [describedBy, counted ? counter : ''].filter(Boolean).join(' ') || undefined;
  return (
    <Field
      {...{ label, hint, error, mark, errorLive, id, className }}
      describedBy={described}
      below={
        counted && (
          <Counter id={counter}>
            <span aria-hidden="true">{`${count}/${countMax}`}</span>
            <VisuallyHidden>{`${count} de ${countMax} caracteres`}</VisuallyHidden>
          </Counter>
        )
      }
    >
      {(wiring) => <Area {...rest} {...wiring} />}
    </Field>
  );
}
