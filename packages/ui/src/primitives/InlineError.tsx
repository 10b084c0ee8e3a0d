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
  color: ${token('text-secondary')};
`;

const Act = styled.div`
  grid-column: 1 / -1;
  margin-top: ${token('space-2')};
`;

export interface InlineErrorProps {
  /** Says what happened. Default: 'No pudimos cargar esta parte'. */
  title?: ReactNode;
  /** Says what the user can do. Default: the advice for `failure` (`failureAdvice`). */
  text?: ReactNode;
  /** Why loading failed. Default: an error on our side. */
  failure?: FailureKind | undefined;
  /** Omits the sentence about the cause from the default `text`, for small spaces. */
  brief?: boolean | undefined;
  /** Called by 'Intentar de nuevo'. Without it there is no such button. */
  onRetry?: (() => void) | undefined;
  /** Whether the retry is running. The button then says 'Cargando...'. */
  retrying?: boolean | undefined;
}

/**
 * Replaces a part of a screen that could not be loaded, while the rest of the screen still works.
 *
 * - Use it in place of the part, with the cause in `failure` and a retry button.
 * - Not for a field (`error` of the field), not for a whole screen that cannot be shown (`SystemMoment`), and not where
 * outdated data is still shown (`FreshnessBand`).
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
