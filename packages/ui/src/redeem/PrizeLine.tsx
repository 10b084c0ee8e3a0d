import { affordability, formatNumber, keepUnits, type Prize, plural } from '@gemas/domain';
import { styled } from 'styled-components';
import { Picture } from '../primitives/Picture.tsx';
import { PricePill } from '../primitives/PricePill.tsx';
import { token, type } from '../theme/tokens.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space-2')} ${token('space-3')};
  padding: ${token('space-2')} 14px ${token('space-2')} ${token('space-2')};
  background: ${token('bg-card')};
  border: ${token('border-width-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
`;

const TextBlock = styled.div`
  flex: 1 1 7.5rem;
  min-width: 0;
`;

const Name = styled.strong`
  font-weight: 700;
  line-height: 1.25;
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  overflow: hidden;
`;

const After = styled.p`
  ${type('small')}
  color: ${token('text-secondary')};
  font-variant-numeric: tabular-nums;
`;

const Price = styled.span`
  margin-left: auto;
`;

export interface PrizeLineProps {
  /** The prize that is being redeemed. Its price is in gems. */
  prize: Pick<Prize, 'name' | 'image' | 'price'>;
  /** Gems that the user has before the order. */
  balance: number | null;
}

/**
 * Shows the prize that is being redeemed, its price, and how many gems are left after the order. If the
 * user has too few gems, the line says how many are missing.
 *
 * - Use it at the top of a checkout.
 * - Not in a list of prizes: use `ProductRow`.
 */
export function PrizeLine({ prize, balance }: PrizeLineProps) {
  const { price } = prize;
  const means = price === null ? null : affordability(price, balance);
  return (
    <Line>
      <Picture src={prize.image} alt="" size={64} eager />
      <TextBlock>
        <Name>{keepUnits(prize.name)}</Name>
        {means && (
          <After>
            {means.affordable
              ? `${plural(means.left, 'Te quedará', 'Te quedarán')} ${formatNumber(means.left)}`
              : means.missing !== null &&
                `${plural(means.missing, 'Te falta', 'Te faltan')} ${formatNumber(means.missing)}`}
          </After>
        )}
      </TextBlock>
      {price !== null && (
        <Price>
          <PricePill gems={price} affordable={means?.affordable} />
        </Price>
      )}
    </Line>
  );
}
