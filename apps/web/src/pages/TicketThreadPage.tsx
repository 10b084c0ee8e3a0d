import { paths, readId, ticketCreation } from '@gemas/domain';
import { TicketThreadScreen } from '@gemas/ui';
import { useParams } from 'react-router-dom';
import { useBack } from '../shell/back.ts';
import { Redirect } from '../shell/Redirect.tsx';
import { useAtomValue } from '../state/core/jotai.ts';
import { toRemote } from '../state/core/remote.ts';
import { supportActiveAtom } from '../state/params.ts';
import { unreachableSinceAtom, userAtom } from '../state/session/session.ts';
import { threadAtom, ticketsAtom } from '../state/tickets.ts';

function Thread({ id }: { id: number }) {
  const user = useAtomValue(userAtom);
  const { data: tickets } = useAtomValue(ticketsAtom);
  return (
    <TicketThreadScreen
      ticket={toRemote(useAtomValue(threadAtom(id)), useAtomValue(unreachableSinceAtom))}
      folio={tickets?.find((ticket) => ticket.id === id)?.folio}
      ownName={user.name}
      canCreate={tickets !== undefined && ticketCreation(user, tickets) === 'allowed'}
      onBack={useBack(paths.support)}
    />
  );
}

export default function TicketThreadPage() {
  const id = readId(useParams().ticket_id);
  const isActive = useAtomValue(supportActiveAtom);
  if (isActive === false) return <Redirect to={paths.support} />;
  return id === null ? <Redirect to={paths.support} /> : <Thread key={id} id={id} />;
}
