import type { ComponentProps, ReactNode } from 'react';
import { type IStyledComponent, styled } from 'styled-components';
import { CuttingGem } from '../../gem/CuttingGem.tsx';
import { token } from '../../theme/tokens.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

const Label = styled.p`
  display: flex;
  align-items: center;
  gap: ${token('space-3')};
  padding-bottom: 14px;
  font-weight: 600;
  /* The text is announced at once, but becomes visible only together with the skeletons. */
  animation: wait-appear 1ms ${token('duration-skeleton-delay')} backwards;
  @keyframes wait-appear { from { opacity: 0; } }
  > svg { flex: none; }
`;

/**
 * A text that says what is loading, beside a half-cut gem. It becomes visible after 150 ms. Screen readers announce it
 * once.
 */
export function LoadingText({ children }: { children: ReactNode }) {
  return (
    <Label role="status">
      <CuttingGem size={24} />
      <span>{children}</span>
    </Label>
  );
}

export interface LoadingProps {
  /** The specification's text for this loading state: 'Buscando premios...', 'Cargando...'. */
  label: string;
  /**
   * Whether the text is shown to screen readers only. Use it if several parts of a screen are loading. Default: false.
   */
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
 * A column of skeletons, spaced like cards. With `data-gap` they are spaced like lines of text (`narrow`) or like
 * fields (`wide`).
 */
export const SkeletonStack: IStyledComponent<'web', ComponentProps<'div'>> = styled.div`
  display: grid;
  gap: ${token('space-3')};
  &[data-gap='narrow'] { gap: ${token('space-2')}; }
  &[data-gap='wide'] { gap: ${token('space-4')}; }
`;
