import { href, type LedgerSummary, paths } from '@gemas/domain';
import { InfoBand } from '../../primitives/InfoBand.tsx';
import { LinkText } from '../../primitives/LinkText.tsx';

export interface RedeemCheckBandProps {
  /** Summary of the orders and claims whose answer was lost. Null renders nothing. */
  summary: LedgerSummary | null;
}

/**
 * One line about orders and claims whose answer was lost. Says that their outcomes are unknown, or that they became
 * known later (decision 37).
 *
 * - Use it on Score and the profile.
 * - Not for the details of an order or a claim: use `RedeemCheck`.
 */
export function RedeemCheckBand({ summary }: RedeemCheckBandProps) {
  return (
    summary && (
      <InfoBand tone={summary.isOpen ? 'warn' : 'info'}>
        <p>{summary.text}</p>
        <LinkText href={href(paths.rewards)} style={{ color: 'inherit' }}>
          Ver en Mis premios
        </LinkText>
      </InfoBand>
    )
  );
}
