import { Check, Info, type LucideIcon, Star, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token, type } from '../theme/tokens.ts';
import { Icon } from './Icon.tsx';

/**
 * Meanings of a tag: `ok` is done, `gold` better than the goal, `bad` failed, `closed` closed for good, `info`
 * information, `mute` ended, `new` unseen.
 */
export const tagTones = ['ok', 'gold', 'bad', 'closed', 'info', 'mute', 'new'] as const;
export type TagTone = (typeof tagTones)[number];

const icons: Record<TagTone, LucideIcon | undefined> = {
  ok: Check,
  gold: Star,
  bad: X,
  closed: undefined,
  info: Info,
  mute: undefined,
  new: undefined,
};

const Box = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
  min-height: 26px;
  padding: 2px 9px;
  border-radius: ${token('radius-tag')};
  ${type('micro')}
  font-weight: 700;
  &[data-tone='ok'] { background: ${token('status-success-bg')}; color: ${token('status-success-text')}; }
  &[data-tone='gold'] { background: ${token('status-warn-bg')}; color: ${token('status-warn-text')}; }
  &[data-tone='bad'] { background: ${token('status-danger-bg')}; color: ${token('status-danger-text')}; }
  &[data-tone='closed'] {
    border: ${token('border-width-hairline')} solid ${token('status-danger-text')};
    color: ${token('status-danger-text')};
  }
  &[data-tone='info'] { background: ${token('status-info-bg')}; color: ${token('status-info-text')}; }
  &[data-tone='mute'] { background: ${token('neutral-paper2')}; color: ${token('text-secondary')}; }
  &[data-tone='new'] { background: ${token('rosa-600')}; color: ${token('neutral-white')}; }
  @media (forced-colors: active) { border: 1px solid; }
`;

export interface TagProps {
  /** Meaning of the tag. Sets its colour and, unless `icon` is given, its icon. */
  tone: TagTone;
  /** Icon instead of the default icon of the tone; `null` for no icon. */
  icon?: LucideIcon | null | undefined;
  /** One or two words: 'Cumplida'. */
  children: ReactNode;
}

/**
 * A state, shown as an icon and a word, so that users need not tell colours apart.
 *
 * - Use it for the state of a row: a day, an order, a ticket.
 * - Not for a button, and not for a number.
 */
export function Tag({ tone, icon, children }: TagProps) {
  const sign = icon === null ? undefined : (icon ?? icons[tone]);
  return (
    <Box data-tone={tone}>
      {sign && <Icon of={sign} size={15} />}
      <span>{children}</span>
    </Box>
  );
}
