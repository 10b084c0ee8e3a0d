import { supportContact, TICKETS_DELAY_MS, ticketCreation } from '@gemas/domain';
import { SupportScreen } from '@gemas/ui';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { config } from '../config.ts';
import { callAfter } from '../platform/after.ts';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import { supportQueryAtom } from '../state/params.ts';
import { userAtom } from '../state/session/session.ts';
import { ticketsAtom } from '../state/tickets.ts';
import { useRemote, useRemoteList } from './use-remote.ts';

export default function SupportPage() {
  const user = useAtomValue(userAtom);
  const tickets = useAtomValue(ticketsAtom);
  const list = useRemoteList(tickets, (all) => all);
  // The list is shown after a delay (spec section 9, Ticket list delay).
  const [mayAppear, setMayAppear] = useState(false);
  useEffect(() => callAfter(TICKETS_DELAY_MS, () => setMayAppear(true)), []);
  return (
    <SupportScreen
      active={useRemote(useAtomValue(supportQueryAtom))}
      tickets={mayAppear ? list : { status: 'loading' }}
      creation={ticketCreation(user, tickets.data ?? null)}
      contact={supportContact(config.supportContact)}
      newNotifications={useAtomValue(newNotificationsAtom)}
    />
  );
}
