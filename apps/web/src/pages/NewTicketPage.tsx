import { type NewTicket, paths, ticketPermit, ticketTopics } from '@gemas/domain';
import { NewTicketScreen } from '@gemas/ui';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { toFailure } from '../api/error.ts';
import { config } from '../config.ts';
import { useBack } from '../shell/back.ts';
import { Redirect } from '../shell/Redirect.tsx';
import { useAtomValue, useSetAtom } from '../state/jotai.ts';
import { supportActiveAtom } from '../state/params.ts';
import { userAtom } from '../state/session.ts';
import {
  createTicketAtom,
  keepTicketDraftAtom,
  ticketDraft,
  ticketsAtom,
} from '../state/tickets.ts';

const FAILED = 'Revisa tu conexión e intenta de nuevo. Lo que escribiste sigue aquí.';

export default function NewTicketPage() {
  const user = useAtomValue(userAtom);
  const isActive = useAtomValue(supportActiveAtom);
  const { data: tickets = null, isFetching } = useAtomValue(ticketsAtom);
  const create = useSetAtom(createTicketAtom);
  const keepDraft = useSetAtom(keepTicketDraftAtom);
  const [draft] = useState(() => ticketDraft(user.id));
  const navigate = useNavigate();
  const back = useBack(paths.support);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  // Set before anything is awaited: a second tap must not send a second ticket.
  const isSending = useRef(false);

  const submit = async (ticket: NewTicket) => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setError(null);
    try {
      setSent(await create(ticket));
    } catch (failure) {
      setError(toFailure(failure).message ?? FAILED);
      isSending.current = false;
    }
    setBusy(false);
  };

  const permit = ticketPermit(user, tickets, isFetching);
  // Once the form is there it stays while the list is asked for again: nobody types into a skeleton.
  const [isOpen, setOpen] = useState(false);
  if (!isOpen && isActive && permit === 'granted') setOpen(true);
  // From 'Enviar ticket' to 'Aceptar' the screen stands: the open ticket is the one being sent.
  const isDenied = permit === 'denied' && !busy && sent === null;
  if (isDenied || isActive === false) return <Redirect to={paths.support} />;
  return (
    <NewTicketScreen
      user={user}
      topics={ticketTopics(config.superAppName)}
      isAsking={!isOpen}
      draft={draft}
      onDraft={keepDraft}
      busy={busy}
      error={error}
      sent={sent}
      onSubmit={submit}
      onAccept={() => navigate(paths.support, { replace: true })}
      onBack={back}
    />
  );
}
