import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token, type } from '../theme/tokens.ts';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  text-align: center;
  padding: ${token('space-12')} ${token('space-4')} ${token('space-6')};
  > svg { margin-bottom: ${token('space-4')}; max-width: 60vw; }
  &[data-compact] { padding-block: ${token('space-5')}; }
`;

const Title = styled.h2`
  ${type('title')}
`;

const Help = styled.p`
  margin-top: ${token('space-2')};
  color: var(--text-quiet, ${token('text-secondary')});
  max-width: 34ch;
`;

const Act = styled.div`
  margin-top: ${token('space-5')};
  width: 100%;
`;

export interface EmptyStateProps {
  /** The illustration: a scene from `shell/scenes`. */
  scene?: ReactNode;
  /** The specification's sentence for this empty state. */
  title: ReactNode;
  /** One line that tells the user what to do. */
  help?: ReactNode;
  /** At most one button or link. */
  action?: ReactNode;
  /** Whether to use less space, inside a card or a list. Default: false. */
  compact?: boolean | undefined;
}

/**
 * Explains an empty list with a scene, a sentence, one line of help and at most one action.
 *
 * - Use it when the server returned an empty list. Use `compact` inside a card or a list.
 * - Not while loading: use a `Skeleton`. Not for a failure: use an `InlineError`.
 */
export function EmptyState({ scene, title, help, action, compact = false }: EmptyStateProps) {
  return (
    <Box data-compact={compact ? '' : undefined}>
      {scene}
      <Title>{title}</Title>
      {help && <Help>{help}</Help>}
      {action && <Act>{action}</Act>}
    </Box>
  );
}
