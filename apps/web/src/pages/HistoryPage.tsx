import { historyView, paths } from '@gemas/domain';
import { HistoryScreen } from '@gemas/ui';
import { useParams } from 'react-router-dom';
import { useBack } from '../shell/back.ts';
import { readId } from '../state/by-id.ts';
import { historyAtom } from '../state/history.ts';
import { useAtomValue } from '../state/jotai.ts';
import { toRemote } from '../state/remote.ts';

function History({ id }: { id: number }) {
  const query = useAtomValue(historyAtom(id));
  return (
    <HistoryScreen
      history={toRemote(query, (answer) => ({ ...historyView(answer), name: answer.user.name }))}
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
