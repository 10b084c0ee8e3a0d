import { paths, readId, sameId, ticketPermit } from '@gemas/domain';
import { TicketThreadScreen } from '@gemas/ui';
import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { useBack } from '../shell/back.ts';
import { Redirect } from '../shell/page-frame.tsx';
import { supportActiveAtom } from '../state/params.ts';
import { userAtom } from '../state/session/session.ts';
import { threadAtom, ticketsAtom } from '../state/tickets.ts';
import { useRemote } from './use-remote.ts';

function Thread({ id }: { id: string }) {
  const user = useAtomValue(userAtom);
  const { data: tickets = null, isFetching } = useAtomValue(ticketsAtom);
  return (
    <TicketThreadScreen
      ticket={useRemote(useAtomValue(threadAtom(id)))}
      folio={tickets?.find((ticket) => sameId(ticket.id, id))?.folio}
      ownName={user.name}
      canCreate={ticketPermit(user, tickets, isFetching) === 'granted'}
      onBack={useBack(paths.support)}
    />
  );
}

export default function TicketThreadPage() {
  const id = readId(useParams().ticket_id);
  const isActive = useAtomValue(supportActiveAtom);
  const isShown = isActive !== false && id !== null;
  return isShown ? <Thread key={id} id={id} /> : <Redirect to={paths.support} />;
}
