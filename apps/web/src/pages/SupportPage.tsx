import { TICKETS_DELAY_MS, ticketCreation } from '@gemas/domain';
import { SupportScreen } from '@gemas/ui';
import { useEffect, useState } from 'react';
import { useAtomValue } from '../state/core/jotai.ts';
import { toRemote, toRemoteList } from '../state/core/remote.ts';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import { supportQueryAtom } from '../state/params.ts';
import { unreachableSinceAtom, userAtom } from '../state/session/session.ts';
import { ticketsAtom } from '../state/tickets.ts';

/** Returns false until the list of tickets may be shown (spec section 9, Ticket list delay). */
function useTicketsDelay(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), TICKETS_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver;
}

export default function SupportPage() {
  const user = useAtomValue(userAtom);
  const unreachableSince = useAtomValue(unreachableSinceAtom);
  const active = toRemote(useAtomValue(supportQueryAtom), unreachableSince);
  const tickets = useAtomValue(ticketsAtom);
  const mayAppear = useTicketsDelay();
  const list = toRemoteList(tickets, unreachableSince, (all) => all);
  return (
    <SupportScreen
      active={active}
      tickets={mayAppear ? list : { status: 'loading' }}
      creation={ticketCreation(user, tickets.data ?? null)}
      newNotifications={useAtomValue(newNotificationsAtom)}
    />
  );
}
