import {
  helpOrder,
  orderHelpTicket,
  paths,
  ticketFailureText,
  ticketFormExit,
  ticketPermit,
  ticketTopics,
} from '@gemas/domain';
import { NewTicketScreen } from '@gemas/ui';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { config } from '../config.ts';
import { useLast } from '../platform/use-last.ts';
import { useBack } from '../shell/back.ts';
import { Redirect } from '../shell/page-frame.tsx';
import { supportActiveAtom } from '../state/params.ts';
import { useConnection } from '../state/session/connection.ts';
import { userAtom } from '../state/session/session.ts';
import {
  createTicketAtom,
  leaveTicketAtom,
  saveTicketDraftAtom,
  ticketDraft,
  ticketOutcomeAtom,
  ticketsAtom,
} from '../state/tickets.ts';

export default function NewTicketPage() {
  const user = useAtomValue(userAtom);
  const isActive = useAtomValue(supportActiveAtom);
  const { data: tickets = null, isFetching } = useAtomValue(ticketsAtom);
  const [busy, create] = useAtom(createTicketAtom);
  const outcome = useAtomValue(ticketOutcomeAtom);
  const leave = useSetAtom(leaveTicketAtom);
  const keepDraft = useSetAtom(saveTicketDraftAtom);
  const [params] = useSearchParams();
  const order = helpOrder(params);
  const [draft] = useState(() => {
    const typed = ticketDraft(user.id);
    return order ? orderHelpTicket(order, typed) : typed;
  });
  const navigate = useNavigate();
  const back = useBack(paths.support);
  const connection = useConnection();

  useEffect(() => () => leave(), [leave]);

  const permit = ticketPermit(user, tickets, isFetching);
  // Once the form is shown, it stays while the tickets are fetched again. A skeleton in its place would discard the
  // typed text.
  const isOpen = useLast(isActive && permit === 'granted' ? true : undefined) === true;
  useEffect(() => {
    if (isOpen && draft) keepDraft(draft);
  }, [isOpen, draft, keepDraft]);
  const isSent = outcome !== null && 'sent' in outcome;
  const exit = ticketFormExit({ permit, isActive, isInUse: busy || isSent, order, tickets });
  if (exit !== null) return <Redirect to={exit} />;
  return (
    <NewTicketScreen
      user={user}
      topics={ticketTopics(config.superAppName)}
      isAsking={!isOpen}
      draft={draft}
      onDraft={keepDraft}
      busy={busy}
      connection={connection}
      error={outcome && 'failure' in outcome ? ticketFailureText(outcome.failure) : null}
      sent={isSent ? outcome.sent : null}
      onSubmit={(ticket) => connection.ifOnline(() => void create(ticket))}
      onAccept={() => navigate(paths.support, { replace: true })}
      onBack={back}
    />
  );
}
