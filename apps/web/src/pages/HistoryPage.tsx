import { historyView, paths, readId } from '@gemas/domain';
import { HistoryScreen } from '@gemas/ui';
import { useParams } from 'react-router-dom';
import { useBack } from '../shell/back.ts';
import { useAtomValue } from '../state/core/jotai.ts';
import { toRemote } from '../state/core/remote.ts';
import { historyAtom } from '../state/history.ts';
import { unreachableSinceAtom } from '../state/session/session.ts';

function History({ id }: { id: number }) {
  const query = useAtomValue(historyAtom(id));
  const unreachableSince = useAtomValue(unreachableSinceAtom);
  return (
    <HistoryScreen
      history={toRemote(query, unreachableSince, (answer) => ({
        ...historyView(answer),
        name: answer.user.name,
      }))}
      onBack={useBack(paths.score)}
    />
  );
}

export default function HistoryPage() {
  const id = readId(useParams().id);
  const back = useBack(paths.score);
  return id === null ? (
    <HistoryScreen history={{ status: 'missing' }} onBack={back} />
  ) : (
    <History key={id} id={id} />
  );
}
