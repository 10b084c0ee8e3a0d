import { formatGems, VAULT_CLOSED } from '@gemas/domain';
import { styled } from 'styled-components';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { VaultDoor } from '../../shell/scenes/VaultDoor.tsx';
import { token } from '../../theme/tokens.ts';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  /* On a low screen the button stays 16 px above the dock. */
  padding: clamp(0px, 22 * var(--dvh) - 92px, 96px) ${token('space-4')} ${token('space-4')};
  text-align: center;
  > svg { max-width: min(60vw, 30 * var(--dvh)); height: auto; }
  > a { margin-top: clamp(${token('space-4')}, 4 * var(--dvh), 28px); }
`;

const Title = styled.h2`
  margin-top: clamp(${token('space-3')}, 4 * var(--dvh), 28px);
  font: 800 1.875rem/1.1 ${token('font-display')};
`;

const Help = styled.p`
  margin-top: ${token('space-3')};
  max-width: 30ch;
  color: var(--text-quiet);
  font-size: 1.0625rem;
  text-wrap: balance;
`;

/** Returns the sentence about the user's gems while the vault is closed. Returns null for a user without gems. */
function savedGemsText(balance: number | null): string | null {
  if (balance === null || balance <= 0) return null;
  return balance === 1
    ? 'Tu esmeralda sigue guardada aquí.'
    : `Tus ${formatGems(balance)} siguen guardadas aquí.`;
}

/** The content of the vault while the user's flag `vault_open` is false (spec section 1). */
export function VaultClosed({ balance }: { balance: number | null }) {
  const help = savedGemsText(balance);
  return (
    <Box>
      <VaultDoor />
      <Title>{VAULT_CLOSED}</Title>
      {help && <Help>{help}</Help>}
      <ButtonLink variant="gold" href="#/rewards">
        Ver mis premios
      </ButtonLink>
    </Box>
  );
}
