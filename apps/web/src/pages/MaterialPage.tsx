import { paths, visibleMaterials } from '@gemas/domain';
import { MaterialScreen } from '@gemas/ui';
import { useBack } from '../shell/back.ts';
import { Redirect } from '../shell/Redirect.tsx';
import { useAtomValue } from '../state/core/jotai.ts';
import { chosenMaterialAtom, materialsAtom } from '../state/materials.ts';
import { userAtom } from '../state/session/session.ts';

export default function MaterialPage() {
  const chosen = useAtomValue(chosenMaterialAtom);
  const { role_id } = useAtomValue(userAtom);
  const { data = [] } = useAtomValue(materialsAtom);
  const back = useBack(paths.help('materials'));
  const material = visibleMaterials(data, role_id).find(({ id }) => id === chosen);
  return material ? (
    <MaterialScreen material={material} onBack={back} />
  ) : (
    <Redirect to={paths.help('materials')} />
  );
}
