import { TerritoriesSection } from '@gemas/ui';
import { useAtomValue } from '../../state/jotai.ts';
import { toRemoteList } from '../../state/remote.ts';
import { isGameClosedAtom } from '../../state/stats.ts';
import { territoriesAtom } from '../../state/territories.ts';

function Open() {
  const territories = useAtomValue(territoriesAtom);
  return <TerritoriesSection territories={toRemoteList(territories, (cards) => cards)} />;
}

/** The territories, for corporate staff: asked for once the game is known to be open. */
export default function Territories() {
  const isOpen = useAtomValue(isGameClosedAtom) === false;
  return isOpen ? <Open /> : <TerritoriesSection territories={{ status: 'loading' }} />;
}
