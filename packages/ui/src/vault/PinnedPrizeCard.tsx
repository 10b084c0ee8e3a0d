import {
  formatGems,
  formatNumber,
  href,
  keepUnits,
  type PinnedPrize,
  paths,
  pinnedView,
} from '@gemas/domain';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Card } from '../primitives/Card.tsx';
import { LinkButton, LinkText } from '../primitives/LinkText.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { PricePill } from '../primitives/PricePill.tsx';
import { ProgressBar } from '../primitives/ProgressBar.tsx';
import { token, type } from '../theme/tokens.ts';

const Box = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};
  padding: ${token('space-3')} 14px ${token('space-3')} ${token('space-3')};
`;

const TextBlock = styled.div`
  flex: 1 1 9rem;
  min-width: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 6px;
`;

const Title = styled.h2`
  ${type('micro')}
  font-weight: 700;
  color: ${token('text-secondary')};
`;

const Name = styled.h3`
  ${type('item-title')}
  overflow-wrap: anywhere;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
  overflow: hidden;
`;

// The link covers the whole card, so the whole card is a tap target.
const Lead = styled.a`
  color: inherit;
  text-decoration: none;
  outline: none;
  &::after { content: ''; position: absolute; inset: 0; border-radius: ${token('radius-card')}; }
  &:focus-visible::after { outline: ${token('focus-ring-width')} solid var(--focus); outline-offset: 2px; }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${token('space-3')};
`;

const Verdict = styled.p`
  ${type('button')}
  font-size: 1rem;
  font-variant-numeric: tabular-nums;
  &[data-standing='reached'] { color: ${token('text-link')}; }
`;

const Note = styled.p`
  ${type('small')}
  color: ${token('text-secondary')};
`;

export interface PinnedPrizeCardProps {
  /** The pinned prize, as in the latest answer of the server. */
  pinned: PinnedPrize;
  /** Gems that the user can spend; null if the balance could not be read. */
  balance: number | null;
  /** The user's flag `vault_open`. If it is false, nothing can be redeemed. */
  vaultOpen: boolean;
  /** Whether the price is from an earlier visit and could not be refreshed. Default: false. */
  unchecked?: boolean | undefined;
  /** Called when the user unpins the prize. The button for this is shown only if the vault no longer has the prize. */
  onUnpin: () => void;
}

/**
 * The card 'Mi meta', with the prize that the user has pinned as a goal, its price, and the number of gems that are
 * missing. The card is a link to the prize.
 *
 * - Use it on Score and on the profile, for a user who has pinned a prize.
 * - Not in the vault: use `ProductRow`. Not for an order: use an `OrderCard`.
 */
export function PinnedPrizeCard({
  pinned,
  balance,
  vaultOpen,
  unchecked = false,
  onUnpin,
}: PinnedPrizeCardProps) {
  const title = useId();
  const { price } = pinned;
  const { standing, verdict, note } = pinnedView(pinned, balance, vaultOpen);
  const isGone = price === null;
  return (
    <Box as="section" aria-labelledby={title}>
      <Picture src={pinned.image} alt="" size={72} />
      <TextBlock>
        <Title id={title}>Mi meta</Title>
        <Name>
          {isGone ? (
            keepUnits(pinned.name)
          ) : (
            <Lead href={href(paths.vaultDetails(pinned.sku))}>{keepUnits(pinned.name)}</Lead>
          )}
        </Name>
        {!isGone && balance !== null && (
          <ProgressBar
            value={balance}
            max={price}
            label="Tus esmeraldas para tu meta"
            valueText={`${formatNumber(balance)} de ${formatGems(price)}`}
          />
        )}
        <Foot>
          <Verdict data-standing={standing}>{verdict}</Verdict>
          {!isGone && <PricePill gems={price} affordable={standing === 'reached'} />}
        </Foot>
        {note !== null && <Note>{note}</Note>}
        {unchecked && <Note>No pudimos revisar su precio. Es el de tu última visita.</Note>}
        {isGone && (
          <Foot>
            <LinkText href={href(paths.vault)}>Elegir otra meta</LinkText>
            <LinkButton onClick={onUnpin}>Quitar</LinkButton>
          </Foot>
        )}
      </TextBlock>
    </Box>
  );
}
