import { href, type LedgerSummary, paths } from '@gemas/domain';
import { InfoBand } from '../../primitives/InfoBand.tsx';
import { LinkText } from '../../primitives/LinkText.tsx';

export interface RedeemCheckBandProps {
  /** Summary of the orders and claims whose answer was lost. Null renders nothing. */
  summary: LedgerSummary | null;
}

/**
 * One line on Score and the profile about orders and claims whose answer was lost: their outcome is unknown or became
 * known later (decision 37).
 *
 * - Use it on a screen with another subject.
 * - Not where the order itself is shown: that is `RedeemCheck`.
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
