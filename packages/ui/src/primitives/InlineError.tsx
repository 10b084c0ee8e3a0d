import { type FailureKind, failureAdvice } from '@gemas/domain';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token, type } from '../theme/tokens.ts';
import { Button } from './Button/Button.tsx';
import { Card } from './Card.tsx';
import { Icon } from './Icon.tsx';

const Box = styled(Card)`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token('space-1')} ${token('space-3')};
  > svg { color: ${token('text-error')}; }
`;

const Title = styled.strong`
  ${type('card-title')}
`;

const Text = styled.p`
  grid-column: 2;
  white-space: pre-line;
  color: ${token('text-secondary')};
`;

const Act = styled.div`
  grid-column: 1 / -1;
  margin-top: ${token('space-2')};
`;

export interface InlineErrorProps {
  /** Sentence that says what happened. Default: 'No pudimos cargar esta parte'. */
  title?: ReactNode;
  /** Sentence that says what the user can do. Default: the advice that `failureAdvice` returns for `failure`. */
  text?: ReactNode;
  /** Why loading failed. Default: an error of the server. */
  failure?: FailureKind | undefined;
  /** Whether the default `text` omits its sentence about the cause. Use it in small spaces. Default: false. */
  brief?: boolean | undefined;
  /** Called by 'Intentar de nuevo'. Omit it to hide this button. */
  onRetry?: (() => void) | undefined;
  /** Whether the retry is running. If true, the button says 'Cargando...'. Default: false. */
  retrying?: boolean | undefined;
}

/**
 * Replaces a part of a screen that could not be loaded, while the rest of the screen still works.
 *
 * - Use it in place of the part that failed, with `failure` and `onRetry`.
 * - Not for a field: use its prop `error`. Not for a whole screen: use a `SystemMoment`. Not where outdated data is
 * still shown: use a `FreshnessBand`.
 */
export function InlineError({
  title = 'No pudimos cargar esta parte',
  failure = 'server',
  brief = false,
  text = failureAdvice(failure, brief),
  onRetry,
  retrying = false,
}: InlineErrorProps) {
  return (
    <Box role="alert">
      <Icon of={CircleAlert} size={24} />
      <Title>{title}</Title>
      {text && <Text>{text}</Text>}
      {onRetry && (
        <Act>
          <Button variant="secondary" onClick={onRetry} busy={retrying} busyLabel="Cargando...">
            Intentar de nuevo
          </Button>
        </Act>
      )}
    </Box>
  );
}
