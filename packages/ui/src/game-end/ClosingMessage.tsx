import { VAULT_CLOSED } from '@gemas/domain';
import { styled } from 'styled-components';
import { Medal } from '../gem/Medal.tsx';
import { Card } from '../primitives/Card.tsx';
import { FreshnessBand } from '../primitives/Freshness/FreshnessBand.tsx';
import type { Freshness } from '../primitives/Freshness/freshness.ts';
import { RichText } from '../rich-text/RichText/RichText.tsx';
import { token } from '../theme/tokens.ts';

const Box = styled(Card)`
  padding: ${token('space-5')} 18px;
  /* Styles the largest text of the server's message as its title. */
  h2 { font: 800 1.625rem/1.1 ${token('font-display')}; color: ${token('text-body')}; }
  strong, b { color: ${token('text-body')}; }
  p, li { line-height: 1.5; }
`;

const Medals = styled.div`
  display: flex;
  gap: 6px;
  margin-bottom: ${token('space-3')};
`;

export interface ClosingMessageProps {
  /** The message as html, as the server sent it. Null shows a default message. */
  message: string | null;
  /** How current the message is. */
  freshness: Freshness;
  /** Whether the user may redeem prizes. If false, the default message says that the vault is closed. */
  vaultOpen: boolean;
}

const FAREWELL = '<h2>El juego de gemas ha terminado</h2><p>Gracias por jugar. ';

/**
 * The closing message of a finished game (spec section 1, Game status).
 *
 * - Use it on Score after the end of the game, instead of the goals.
 * - Not for a pause of the game: use a `SystemMoment`. Not for the last day: use a `PilotEndingDialog`.
 */
export function ClosingMessage({ message, freshness, vaultOpen }: ClosingMessageProps) {
  const vault = vaultOpen ? 'La bóveda sigue abierta para que uses tus esmeraldas.' : VAULT_CLOSED;
  return (
    <>
      <FreshnessBand of={freshness} />
      <Box as="article">
        <Medals aria-hidden="true">
          <Medal position={1} size={48} />
          <Medal position={2} size={48} />
          <Medal position={3} size={48} />
        </Medals>
        <RichText
          field="GameClosed.message"
          topHeading={2}
          html={message ?? `${FAREWELL}${vault}</p>`}
        />
      </Box>
    </>
  );
}
