import { affordability, href, keepUnits, type Prize, paths } from '@gemas/domain';
import { useId } from 'react';
import { styled } from 'styled-components';
import { ButtonLink } from '../primitives/Button/ButtonLink.tsx';
import { Picture } from '../primitives/Picture.tsx';
import { PricePill } from '../primitives/PricePill.tsx';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';
import { Tag } from '../primitives/Tag.tsx';
import { media } from '../theme/media.ts';
import { token, type } from '../theme/tokens.ts';
import { PinnedTag, RowPin } from './PinButton.tsx';

/**
 * The list of prizes. Its width determines the layout of the rows, by a container query. If each row were a container,
 * styling the page would take twice as long.
 */
export const ProductRows = styled.ul`
  container-type: inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
`;

const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: ${token('size-product-image')} minmax(0, 1fr);
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};
  min-height: 132px;
  padding: ${token('space-3')};
  background: ${token('bg-card')};
  color: ${token('text-body')};
  border-radius: ${token('radius-card')};
  --focus: ${token('focus-on-light')};
  &[data-short] { background: ${token('bg-page')}; --text-quiet: ${token('text-secondary')}; }
  ${media.small} { grid-template-columns: ${token('size-product-image-small')} minmax(0, 1fr); min-height: 112px; }
  /* In rem instead of px: with large text the picture is above the name. */
  @container (max-width: 14rem) { grid-template-columns: minmax(0, 1fr); }
  ${media.forcedColors} { border: 1.5px solid; }
`;

const Shelf = styled.span`
  display: grid;
  place-items: center;
  width: ${token('size-product-image')};
  aspect-ratio: 1;
  padding: 6px;
  background: ${token('bg-card')};
  border-radius: 10px;
  overflow: hidden;
  ${media.small} { width: ${token('size-product-image-small')}; padding: ${token('space-1')}; }
  img { width: 100%; height: 100%; min-height: 0; object-fit: contain; }
  svg { width: auto; height: ${token('gem-tile')}; }
`;

const TextBlock = styled.div`
  min-width: 0;
`;

const Name = styled.h2`
  ${type('item-title')}
  overflow-wrap: anywhere;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  line-clamp: 2;
  overflow: hidden;
  text-wrap: wrap;
`;

// This link covers the whole row. Other buttons and links are above it.
const Lead = styled.a`
  color: inherit;
  text-decoration: none;
  outline: none;
  &::after { content: ''; position: absolute; inset: 0; border-radius: ${token('radius-card')}; }
  &:focus-visible::after {
    outline: ${token('focus-ring-width')} solid var(--focus);
    outline-offset: calc(-1 * ${token('focus-ring-width')});
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-1')} ${token('space-2')};
  min-height: ${token('size-touch')};
  margin-top: ${token('space-3')};
  ${media.small} { margin-top: ${token('space-2')}; }
`;

const Redeem = styled(ButtonLink)`
  z-index: 1;
  margin-left: auto;
  ${media.small} { padding-inline: ${token('space-3')}; }
`;

// Above the link that covers the row.
const Pin = styled(RowPin)`
  position: relative;
  z-index: 1;
  margin-left: auto;
`;

export interface ProductRowProps {
  /** The prize. Its price is in gems, or null if the prize cannot be redeemed. */
  prize: Prize;
  /** Gems that the user can spend; null if the balance could not be read. */
  balance: number | null;
  /**
   * Whether the row is one of the first rows. If true, its picture is loaded at once. If false, the picture is loaded
   * when the row comes near the viewport. Default: false.
   */
  first?: boolean | undefined;
  /** Whether the user has pinned this prize. The row then has the tag 'Tu meta'. Default: false. */
  pinned?: boolean | undefined;
  /**
   * Called when the user pins or unpins the prize. If omitted, the prize cannot be pinned. A prize that the user can
   * afford is pinned on its detail, because its row has the button 'Canjear'.
   */
  onTogglePin?: ((prize: Prize) => void) | undefined;
}

/**
 * A prize in the vault's list (spec section 2, Vault list). The row is a link to the prize. If the user has enough
 * gems, the row has a button 'Canjear', which leads to the same address.
 *
 * - Use it inside `ProductRows`. Use `ProductRowSkeleton` while the prizes are loading.
 * - Not for a prize that was redeemed: use an `OrderCard`. Not in a checkout: use a `PrizeLine`.
 */
export function ProductRow({
  prize,
  balance,
  first = false,
  pinned = false,
  onTogglePin,
}: ProductRowProps) {
  const name = useId();
  const { price, available } = prize;
  const isAffordable = available && price !== null && affordability(price, balance).affordable;
  const detail = href(paths.vaultDetails(prize.sku));
  return (
    <Row data-short={isAffordable ? undefined : ''}>
      <Shelf>
        <Picture src={prize.image} alt="" eager={first} />
      </Shelf>
      <TextBlock>
        {pinned && isAffordable && <PinnedTag />}
        <Name id={name}>
          <Lead href={detail}>{keepUnits(prize.name)}</Lead>
        </Name>
        <Foot>
          {price !== null && <PricePill gems={price} affordable={isAffordable} />}
          {!available && <Tag tone="mute">No disponible</Tag>}
          {isAffordable && (
            // The accessible name of this link is its visible text, 'Canjear'. The accessible description of the link
            // is the name of the prize.
            <Redeem href={detail} size="mini" aria-describedby={name}>
              Canjear
            </Redeem>
          )}
          {onTogglePin && !isAffordable && (pinned || (available && price !== null)) && (
            <Pin name={prize.name} pinned={pinned} onToggle={() => onTogglePin(prize)} />
          )}
        </Foot>
      </TextBlock>
    </Row>
  );
}

const WaitingRow = styled(Row)`
  --skeleton: ${token('bg-skeleton')};
`;

const Square = styled(Skeleton)`
  aspect-ratio: 1;
`;

const Lines = styled.div`
  display: grid;
  gap: ${token('space-2')};
  > :last-child { margin-top: ${token('space-2')}; }
`;

/** Placeholder of a row while the prizes are loading. */
export function ProductRowSkeleton() {
  return (
    <WaitingRow as="div">
      <Square />
      <Lines>
        <Skeleton shape="line" />
        <Skeleton shape="line" width="60%" />
        <Skeleton width={84} height={32} />
      </Lines>
    </WaitingRow>
  );
}
