import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token, type } from '../../theme/tokens.ts';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Icon } from '../Icon/Icon.tsx';

const Box = styled(Card)`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token('space-1')} ${token('space-3')};
  > svg { color: ${token('text-error')}; }
`;

const Title = styled.p`
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
  /** What happened. Default 'No pudimos cargar esta parte'. */
  title?: ReactNode;
  /** What to do about it. */
  text?: ReactNode;
  /** Shows 'Intentar de nuevo'. */
  onRetry?: (() => void) | undefined;
  /** The retry is under way: 'Cargando...'. */
  retrying?: boolean | undefined;
}

/** A part of a screen that failed, in its own place; the rest of the screen lives on. */
export function InlineError({
  title = 'No pudimos cargar esta parte',
  text = 'Revisa tu conexión e intenta de nuevo.',
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
