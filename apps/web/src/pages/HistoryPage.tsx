import { historyView, paths, readId } from '@gemas/domain';
import { HistoryScreen } from '@gemas/ui';
import { useAtomValue } from 'jotai';
import { useParams } from 'react-router-dom';
import { useBack } from '../shell/back.ts';
import { historyAtom } from '../state/history.ts';
import { noQueryAtom, useRemote } from './use-remote.ts';

export default function HistoryPage() {
  const id = readId(useParams().id);
  const query = useAtomValue(id === null ? noQueryAtom : historyAtom(id));
  const history = useRemote(query, (answer) => ({
    ...historyView(answer),
    name: answer.user.name,
  }));
  return <HistoryScreen key={id} history={history} onBack={useBack(paths.score)} />;
}
