import {
  affordability,
  formatGems,
  formatNumber,
  NOT_ENOUGH_GEMS,
  plural,
  UNREAD_BALANCE,
  VAULT_CLOSED,
} from '@gemas/domain';
import { styled } from 'styled-components';
import { Gem } from '../gem/Gem/Gem.tsx';
import { litFacets } from '../gem/Gem/stone.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { ProgressBar } from '../primitives/ProgressBar.tsx';
import { StickyFoot } from '../shell/StickyFoot.tsx';
import { token, type } from '../theme/tokens.ts';

const Small = styled.p`
  ${type('small')}
  color: ${token('text-secondary')};
  b { color: ${token('text-body')}; font-variant-numeric: tabular-nums; }
`;

const After = styled(Small)`
  margin-top: ${token('space-2')};
  text-align: center;
`;

const Short = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 14px;
  align-items: center;
`;

const Verdict = styled.p`
  ${type('button')}
`;

const Bar = styled.div`
  margin: ${token('space-2')} 0 6px;
`;

export interface PriceFootProps {
  /** Price of the prize in gems; null if the prize cannot be redeemed. */
  price: number | null;
  /** Whether the vault still has the prize. */
  available: boolean;
  /** Gems that the user can spend; null if the balance could not be read. */
  balance: number | null;
  /** The user's flag `vault_open`. If it is false, nothing can be redeemed. */
  vaultOpen: boolean;
  /** Called by 'Canjear'. The caller shows the terms. */
  onRedeem: () => void;
}

/**
 * The foot of a prize's detail. If the prize can be redeemed, the foot shows a button and the balance after the order.
 * Otherwise it says how many gems are missing, or why the prize cannot be redeemed.
 *
 * - Use it as the foot of a prize's detail (spec section 2, Reward detail).
 * - Not in a checkout: use a `StickyFoot`. Not in a list: use `ProductRow`.
 */
export function PriceFoot({ price, available, balance, vaultOpen, onRedeem }: PriceFootProps) {
  if (price === null || !available) {
    return (
      <StickyFoot>
        <Verdict>Este premio ya no está disponible.</Verdict>
      </StickyFoot>
    );
  }
  if (!vaultOpen) {
    return (
      <StickyFoot>
        <Verdict>{VAULT_CLOSED}</Verdict>
      </StickyFoot>
    );
  }
  const { affordable, missing, left } = affordability(price, balance);
  if (balance === null || missing === null) {
    return (
      <StickyFoot>
        <Verdict>{UNREAD_BALANCE}</Verdict>
      </StickyFoot>
    );
  }
  if (!affordable) {
    return (
      <StickyFoot>
        <Short>
          <Gem size={48} lit={litFacets(balance, price)} />
          <div>
            <Verdict>{NOT_ENOUGH_GEMS}</Verdict>
            <Bar>
              <ProgressBar
                value={balance}
                max={price}
                label="Tus esmeraldas para este premio"
                valueText={`${formatNumber(balance)} de ${formatGems(price)}`}
              />
            </Bar>
            <Small>
              <span>{plural(missing, 'Te falta', 'Te faltan')}</span> <b>{formatNumber(missing)}</b>{' '}
              <span>{`de ${formatNumber(price)}`}</span>
            </Small>
          </div>
        </Short>
      </StickyFoot>
    );
  }
  return (
    <StickyFoot>
      <Button onClick={onRedeem}>{`Canjear por ${formatGems(price)}`}</Button>
      <After>
        <span>{plural(left, 'Te quedaría', 'Te quedarían')}</span> <b>{formatNumber(left)}</b>{' '}
        <span>{plural(left, 'esmeralda', 'esmeraldas')}</span>
      </After>
    </StickyFoot>
  );
}
