import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CuttingGem } from '../../gem/CuttingGem/CuttingGem.tsx';
import { token } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';

const Label = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  padding-bottom: 14px;
  font-weight: 600;
  /* Not visible before its skeletons are; announced at once. */
  animation: wait-appear 1ms ${token('duration-skeleton-delay')} backwards;
  @keyframes wait-appear { from { opacity: 0; } }
  > svg { flex: none; }
`;

/** Says what is loading, with the half-cut gem. Visible after 150 ms, announced once to screen readers. */
export function LoadingText({ children }: { children: ReactNode }) {
  return (
    <Label role="status">
      <CuttingGem size={24} />
      {children}
    </Label>
  );
}

export interface LoadingProps {
  /** The specification's text for this wait: 'Buscando premios...', 'Cargando...'. */
  label: string;
  /** Shows the text to screen readers only, for one of several loading parts of a screen. */
  quiet?: boolean | undefined;
  /** Skeletons in the shape of the content. */
  children: ReactNode;
}

/** A group of skeletons with a text that says what is loading. */
export function Loading({ label, quiet = false, children }: LoadingProps) {
  return (
    <div>
      {quiet ? (
        <VisuallyHidden role="status">{label}</VisuallyHidden>
      ) : (
        <LoadingText>{label}</LoadingText>
      )}
      {children}
    </div>
  );
}

/**
 * Skeletons in a column, spaced like cards. `data-gap` spaces them like lines of text (`narrow`) or fields (`wide`).
 */
export const SkeletonStack = styled.div`
  display: grid;
  gap: ${token('space-3')};
  &[data-gap='narrow'] { gap: ${token('space-2')}; }
  &[data-gap='wide'] { gap: ${token('space-4')}; }
`;
