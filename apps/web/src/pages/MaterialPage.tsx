import { paths, sameId, visibleMaterials } from '@gemas/domain';
import { freshnessOf, MaterialScreen } from '@gemas/ui';
import { useAtomValue } from 'jotai';
import { useBack } from '../shell/back.ts';
import { Redirect } from '../shell/page-frame.tsx';
import { chosenMaterialAtom, materialsAtom } from '../state/materials.ts';
import { userAtom } from '../state/session/session.ts';
import { useRemote } from './use-remote.ts';

export default function MaterialPage() {
  const chosen = useAtomValue(chosenMaterialAtom);
  const { role_id } = useAtomValue(userAtom);
  const remote = useRemote(useAtomValue(materialsAtom));
  const back = useBack(paths.help('materials'));
  const all = remote.status === 'ready' ? remote.data : [];
  const material = visibleMaterials(all, role_id).find(({ id }) => sameId(id, chosen));
  return material ? (
    <MaterialScreen material={material} freshness={freshnessOf(remote)} onBack={back} />
  ) : (
    <Redirect to={paths.help('materials')} />
  );
}
