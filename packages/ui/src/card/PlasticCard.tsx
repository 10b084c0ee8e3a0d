import { CARD_DIGITS, cardDigits } from '@gemas/domain';
import { styled } from 'styled-components';
import { Gem } from '../gem/Gem/Gem.tsx';
import { octagon } from '../theme/cut.ts';
import { token } from '../theme/tokens.ts';

const Plastic = styled.div`
  --c: 18px;
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${token('space-3')};
  min-height: 190px;
  padding: 18px ${token('space-5')};
  background: ${token('emerald-800')};
  color: ${token('neutral-white')};
  clip-path: ${octagon};
  > svg { position: absolute; inset: 0; width: 100%; height: 100%; z-index: -1; }
  @media (forced-colors: active) { border: 1.5px solid; clip-path: none; }
`;

const Top = styled.div`
  display: flex;
  justify-content: space-between;
  align-items: flex-start;
  font: 700 1.1875rem/1.3 ${token('font-display')};
`;

const Digits = styled.p`
  font: 700 1.6875rem/1.1 ${token('font-display')};
  /* Sixteen digits and three gaps fit on one line at 320 px, also with text at 200 %. */
  font-size: min(1.6875rem, 6.9vw);
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.03em;
  white-space: nowrap;
`;

const Foot = styled.p`
  margin-top: 10px;
  font: 600 0.9375rem/1.3 ${token('font-text')};
  color: ${token('emerald-200')};
`;

export interface PlasticCardProps {
  /** The number that the user has typed so far, with or without spaces. */
  number: string;
}

/**
 * A picture of the card to recharge. It shows the number while the user types. It is hidden from screen readers, which
 * read the number from the field.
 *
 * - Use it above the `CardNumberFields`, with the number that the user is typing.
 * - Not for a card number from the server: such numbers are never shown.
 */
export function PlasticCard({ number }: PlasticCardProps) {
  const shown = cardDigits(number)
    .padEnd(CARD_DIGITS, '•')
    .replace(/(.{4})(?=.)/gu, '$1 ');
  return (
    <Plastic aria-hidden="true">
      <svg aria-hidden="true" viewBox="0 0 358 190" preserveAspectRatio="xMaxYMid slice">
        <polygon points="358,0 200,0 130,70 130,190 358,190" fill="var(--emerald-700)" />
        <polygon points="358,26 262,26 206,82 206,190 358,190" fill="var(--facet-emerald-11)" />
        <polygon points="358,70 306,70 272,104 272,190 358,190" fill="var(--emerald-800)" />
      </svg>
      <Top>
        Tu tarjeta
        <Gem size={44} palette="oro" />
      </Top>
      <div>
        <Digits translate="no">{shown}</Digits>
        <Foot>Tarjeta a recargar</Foot>
      </div>
    </Plastic>
  );
}
