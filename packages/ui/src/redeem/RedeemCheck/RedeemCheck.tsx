import {
  formatAge,
  formatGems,
  type LedgerEntry,
  type LedgerState,
  staffMessage,
} from '@gemas/domain';
import { CircleCheck, CircleHelp, CircleX, type LucideIcon } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { scrollPage } from '../../platform/scroll.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx';
import { Card } from '../../primitives/Card.tsx';
import { type Connection, ConnectionNotice } from '../../primitives/ConnectionNotice.tsx';
import { Icon } from '../../primitives/Icon.tsx';
import { LinkText } from '../../primitives/LinkText.tsx';
import { token, type } from '../../theme/tokens.ts';

const Frame = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-3')};
  overflow-wrap: anywhere;
  &[data-state='made'] { border-color: ${token('emerald-400')}; }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space-3')};
  align-items: start;
  color: ${token('status-warn-text')};
  [data-state='made'] > & { color: ${token('emerald-800')}; }
`;

const Title = styled.h2`
  ${type('card-title')}
  color: ${token('text-body')};
  outline: none;
`;

const Text = styled.p`
  color: ${token('text-secondary')};
  b { color: ${token('text-body')}; }
`;

const Acts = styled.div`
  display: grid;
  gap: ${token('space-2')};
`;

const Help = styled(LinkText)`
  justify-self: center;
`;

type Told = Record<LedgerState, { title: string; text: string }>;

const OPEN =
  'No recibimos la respuesta y lo estamos comprobando. No hace falta que lo pidas otra vez.';

const COPY: Record<LedgerEntry['kind'], Told & { noun: string }> = {
  order: {
    noun: 'Canje',
    sending: { title: 'No sabemos si tu canje se hizo', text: OPEN },
    unknown: { title: 'No sabemos si tu canje se hizo', text: OPEN },
    made: { title: 'Tu canje sí se hizo', text: 'Lo encuentras en Mis premios.' },
    'not-made': {
      title: 'Tu canje no se hizo. Puedes intentar de nuevo.',
      text: 'No se descontaron esmeraldas.',
    },
  },
  claim: {
    noun: 'Solicitud',
    sending: { title: 'No sabemos si tu premio ya se reclamó', text: OPEN },
    unknown: { title: 'No sabemos si tu premio ya se reclamó', text: OPEN },
    made: { title: 'Tu premio sí se reclamó', text: 'Ya tenemos tus datos de envío.' },
    'not-made': {
      title: 'Tu premio no se reclamó. Puedes intentar de nuevo.',
      text: 'Tu premio sigue siendo tuyo.',
    },
  },
};

const ICONS: Record<LedgerState, LucideIcon> = {
  sending: CircleHelp,
  unknown: CircleHelp,
  made: CircleCheck,
  'not-made': CircleX,
};

export interface RedeemCheckProps {
  /** The order or claim that was sent, and what is known about its outcome. */
  entry: Pick<LedgerEntry, 'kind' | 'state' | 'name' | 'price' | 'message' | 'sentAt'>;
  /** Whether a request for the outcome is running. */
  checking: boolean;
  /** Whether the outcome can be requested from the server. Default: it can. */
  connection?: Connection | undefined;
  /** Called by 'Comprobar de nuevo', which requests the outcome again. */
  onCheck: () => void;
  /**
   * Called by 'Intentar de nuevo', which is shown if nothing was ordered and goes back to the form. Omit it where there
   * is no form.
   */
  onTryAgain?: (() => void) | undefined;
  /** Address of the user's rewards. Omit it on that screen itself. */
  rewardsHref?: string | undefined;
  /** Address of Support for users whose help flag is set; otherwise null. */
  supportHref: string | null;
  /** Whether the title gets focus when it is mounted, because this component replaces the form that had the focus. */
  takesFocus?: boolean | undefined;
}

/**
 * Says what is known about an order or a claim whose answer was lost: its outcome is unknown or became known later
 * (decision 37).
 *
 * - Use it in place of a form that would send the same thing again, and above the list of rewards.
 * - Not if the server refused: the form shows the refusal, and another attempt is safe.
 */
export function RedeemCheck({
  entry,
  checking,
  connection,
  onCheck,
  onTryAgain,
  rewardsHref,
  supportHref,
  takesFocus = false,
}: RedeemCheckProps) {
  const { kind, state, name, price, message, sentAt } = entry;
  const { noun, [state]: copy } = COPY[kind];
  const isOpen = state === 'sending' || state === 'unknown';
  const words = staffMessage(message);
  const now = Date.now();
  // A time in the future comes from a wrong clock of the phone, so it is not shown.
  const age = sentAt <= now ? formatAge(new Date(sentAt).toISOString(), now) : '';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    scrollPage(0);
    heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <Frame as="section" data-state={state} aria-label={copy.title}>
      <Head>
        <Icon of={ICONS[state]} size={28} />
        <Title ref={heading} tabIndex={-1}>
          {copy.title}
        </Title>
      </Head>
      <Text>
        <b>{name}</b>
        {age && `. ${noun} ${age}`}
      </Text>
      <div role="status">
        <Text>{copy.text}</Text>
      </div>
      {isOpen && price > 0 && <Text>Apartamos {formatGems(price)} mientras tanto.</Text>}
      {isOpen && words && <Text>El servidor respondió: «{words}»</Text>}
      <Acts>
        {isOpen && (
          <>
            <ConnectionNotice needs="redeem" connection={connection} />
            <Button busy={checking} busyLabel="Comprobando..." onClick={onCheck}>
              Comprobar de nuevo
            </Button>
          </>
        )}
        {state === 'not-made' && onTryAgain && (
          <Button onClick={onTryAgain}>Intentar de nuevo</Button>
        )}
        {rewardsHref !== undefined && (
          <ButtonLink variant="quiet" href={rewardsHref}>
            Revisar Mis premios
          </ButtonLink>
        )}
        {isOpen && supportHref !== null && <Help href={supportHref}>Pedir ayuda a soporte</Help>}
      </Acts>
    </Frame>
  );
}
