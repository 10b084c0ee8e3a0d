import { cleanText } from '@gemas/domain';
import { type ReactNode, type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { NOT_STORED } from '../primitives/Field/autofill.ts';
import { TextField } from '../primitives/Field/TextField.tsx';

const MISSING = 'Escribe tu código de empleado.';

export interface CodeFormProps {
  /** Initial value of the field for the employee code. */
  code: string;
  /** Error of the last attempt; null without an error. It is hidden when the user types another code. */
  error: string | null;
  /** Whether an attempt is running. If true, the form cannot be submitted. */
  busy: boolean;
  /** Called on submit. Receives the code, cleaned and never empty. */
  onEnter: (code: string) => void;
  /** Class of the form element, for the space between the field and the button. */
  className?: string | undefined;
  /** The submit button, `type="submit"`. */
  children: ReactNode;
}

/**
 * A form with a field for the employee code, to log in without a link (decision 5). After an error the field gets the
 * focus again.
 *
 * The browser does not store the typed code, because phones are shared and a log-in needs only the code
 * (docs/security.md).
 *
 * - Use it when the user has no session and can log in with a code: `SessionFailScreen`, `MaintenanceScreen`.
 * - Not for forms with several fields: use react-hook-form with `TextField`.
 */
export function CodeForm({ code, error, busy, onEnter, className, children }: CodeFormProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [missing, setMissing] = useState(false);
  const [answered, setAnswered] = useState(error);
  const [isOld, setIsOld] = useState(false);

  // Typing hides the error until the next error arrives.
  if (answered !== error) {
    setAnswered(error);
    setIsOld(false);
  }
  useEffect(() => {
    if (error !== null) input.current?.focus();
  }, [error]);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = cleanText(input.current?.value ?? '');
    setMissing(typed === '');
    if (typed === '') input.current?.focus();
    else onEnter(typed);
  };

  return (
    <form noValidate className={className} onSubmit={submit}>
      <TextField
        ref={input}
        id={id}
        name="code"
        label="Código de empleado"
        defaultValue={code}
        error={missing ? MISSING : isOld ? undefined : error}
        errorLive
        {...NOT_STORED}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={() => {
          setMissing(false);
          setIsOld(true);
        }}
      />
      {children}
    </form>
  );
}
