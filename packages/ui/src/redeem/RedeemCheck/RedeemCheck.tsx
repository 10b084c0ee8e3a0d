import {
  formatAge,
  isSettled,
  type LedgerEntry,
  type LedgerState,
  messageForUsers,
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
  white-space: pre-line;
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

interface Told extends Record<LedgerState, { title: string; text: string }> {
  noun: string;
  /** The button that sends an unproven order or claim again. */
  again: string;
  /** The sentence that offers this button. */
  mayRepeat: string;
}

const OPEN = 'Aún no lo confirman y lo estamos comprobando. No hace falta que lo pidas otra vez.';

const COPY: Record<LedgerEntry['kind'], Told> = {
  order: {
    noun: 'Canje',
    again: 'Canjear otra vez',
    mayRepeat: 'Si no quieres esperar, puedes canjearlo otra vez.',
    sending: { title: 'No sabemos si tu canje se hizo', text: OPEN },
    unknown: { title: 'No sabemos si tu canje se hizo', text: OPEN },
    unproven: {
      title: 'No pudimos comprobar tu canje',
      text: 'No logramos ver en tu lista de premios si se hizo. Seguimos intentando.',
    },
    made: { title: 'Tu canje sí se hizo', text: 'Lo encuentras en Mis premios.' },
    'not-made': {
      title: 'Tu canje no se hizo. Puedes intentar de nuevo.',
      text: 'No se descontaron esmeraldas.',
    },
  },
  claim: {
    noun: 'Solicitud',
    again: 'Enviar otra vez',
    mayRepeat: 'Si no quieres esperar, puedes enviarla otra vez: no cuesta esmeraldas.',
    sending: { title: 'No sabemos si tu premio ya se reclamó', text: OPEN },
    unknown: { title: 'No sabemos si tu premio ya se reclamó', text: OPEN },
    unproven: {
      title: 'No pudimos comprobar tu solicitud',
      text: 'No logramos ver si tu premio ya se reclamó. Seguimos intentando.',
    },
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
  unproven: CircleHelp,
  made: CircleCheck,
  'not-made': CircleX,
};

export interface RedeemCheckProps {
  /** The ledger entry of the order or claim, with its outcome if the outcome is known. */
  entry: Pick<LedgerEntry, 'kind' | 'state' | 'name' | 'message' | 'sentAt'>;
  /** Whether a request for the outcome is running. */
  checking: boolean;
  /** State of the phone's connection. Default: online. */
  connection?: Connection | undefined;
  /** Called by 'Comprobar de nuevo'. The caller requests the outcome again. */
  onCheck: () => void;
  /**
   * Called by 'Intentar de nuevo', which is shown if the order or claim was not successful, and by 'Canjear otra vez',
   * which is shown if nothing proves the outcome (state `unproven`). The caller shows the form again, in the latter case
   * after a question that names the risk (`RepeatRiskDialog`). A screen without a form omits it, or goes to the form.
   */
  onTryAgain?: (() => void) | undefined;
  /**
   * Called by 'Ya no mostrar', which is shown if nothing proves the outcome (state `unproven`). The caller no longer
   * shows this entry until there is proof. Default: no such button.
   */
  onPutAside?: (() => void) | undefined;
  /** Address of the user's rewards. Omit it on the screen of the rewards. */
  rewardsHref?: string | undefined;
  /** Address where the user gets help with this order or claim; null if there is none. */
  supportHref: string | null;
  /**
   * Whether the title gets focus when it is mounted. True if this component replaces a focused form. Default: false.
   */
  takesFocus?: boolean | undefined;
}

/**
 * Shows an order or a claim whose answer was lost. Says that the outcome is unknown, that nothing could prove the
 * outcome for 10 minutes, or the outcome if it became known later (decision 37).
 *
 * - Use it above the list of rewards, and in place of a form that would send the same order or claim again.
 * - Not if the server refused the order or claim: the form shows the refusal, and the user can try again safely.
 */
export function RedeemCheck({
  entry,
  checking,
  connection,
  onCheck,
  onTryAgain,
  onPutAside,
  rewardsHref,
  supportHref,
  takesFocus = false,
}: RedeemCheckProps) {
  const { kind, state, name, message, sentAt } = entry;
  const { noun, again, mayRepeat, [state]: copy } = COPY[kind];
  const canRepeat = state === 'unproven' && onTryAgain !== undefined;
  const isUnknown = !isSettled(entry);
  const words = messageForUsers(message);
  const now = Date.now();
  // A time in the future is not shown. It occurs if the phone's clock was wrong.
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
        {age && <span>{`. ${noun} ${age}`}</span>}
      </Text>
      <div role="status">
        <Text>{canRepeat ? `${copy.text} ${mayRepeat}` : copy.text}</Text>
      </div>
      {isUnknown && words && <Text>{`El servidor respondió: «${words}»`}</Text>}
      <Acts>
        {isUnknown && (
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
        {canRepeat && (
          <Button variant="quiet" onClick={onTryAgain}>
            {again}
          </Button>
        )}
        {state === 'unproven' && onPutAside && (
          <Button variant="quiet" onClick={onPutAside}>
            Ya no mostrar
          </Button>
        )}
        {rewardsHref !== undefined && (
          <ButtonLink variant="quiet" href={rewardsHref}>
            Revisar Mis premios
          </ButtonLink>
        )}
        {isUnknown && supportHref !== null && <Help href={supportHref}>Pedir ayuda a soporte</Help>}
      </Acts>
    </Frame>
  );
}
