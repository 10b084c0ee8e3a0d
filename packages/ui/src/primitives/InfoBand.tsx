import { Info, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../theme/tokens.ts';
import { Icon } from './Icon.tsx';

const Band = styled.div`
  display: flex;
  gap: ${token('space-3')};
  align-items: center;
  padding: 14px ${token('space-4')};
  background: ${token('status-info-bg')};
  border: ${token('border-width-hairline')} solid ${token('tint-info-edge')};
  border-radius: ${token('radius-card')};
  color: ${token('status-info-text')};
  font: 600 0.9375rem/1.3 ${token('font-text')};
  p { text-wrap: balance; }
  &[data-tone='warn'] {
    background: ${token('status-warn-bg')};
    border-color: ${token('gold-300')};
    color: ${token('status-warn-text')};
  }
`;

export interface InfoBandProps {
  /** Colours of the note. Use `warn` if data expires or was lost. Default: `info`. */
  tone?: 'info' | 'warn' | undefined;
  /** The icon before the text. Default: the info icon. */
  icon?: LucideIcon | undefined;
  /** One or two sentences, and at most one link. */
  children: ReactNode;
}

/**
 * A note above a list or a screen.
 *
 * - Use it for a note about the whole list or screen below it, for example that its figures do not include the current
 *   day.
 * - Not for data that could not be refreshed: use a `FreshnessBand`. Not for data that could not be loaded: use an
 *   `InlineError`. Not for a recent event: use a toast.
 */
export function InfoBand({ tone = 'info', icon = Info, children }: InfoBandProps) {
  return (
    <Band role="status" data-tone={tone}>
      <Icon of={icon} size={24} />
      <div>{children}</div>
    </Band>
  );
}
