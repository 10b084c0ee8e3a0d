import { paths, visibleMaterials } from '@gemas/domain';
import { HelpScreen } from '@gemas/ui';
import { useAtomValue, useSetAtom } from 'jotai';
import { useParams } from 'react-router-dom';
import { useBack } from '../shell/back.ts';
import { Redirect } from '../shell/page-frame.tsx';
import { faqsAtom } from '../state/faqs.ts';
import { chosenMaterialAtom, materialsAtom } from '../state/materials.ts';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import { userAtom } from '../state/session/session.ts';
import { playerOf } from './player-of.ts';
import { useRemoteList } from './use-remote.ts';

export default function HelpPage() {
  const { tab } = useParams();
  const { role_id } = useAtomValue(userAtom);
  const materials = useRemoteList(useAtomValue(materialsAtom), (all) =>
    visibleMaterials(all, role_id).map((material) => ({
      ...material,
      embed: playerOf(material.url),
    })),
  );
  const faqs = useRemoteList(useAtomValue(faqsAtom), (list) => list);
  const unread = useAtomValue(newNotificationsAtom);
  const choose = useSetAtom(chosenMaterialAtom);
  const back = useBack(paths.score);
  if (tab !== 'materials' && tab !== 'faq') return <Redirect to={paths.help('materials')} />;
  return (
    <HelpScreen
      tab={tab}
      materials={materials}
      faqs={faqs}
      onOpenMaterial={choose}
      newNotifications={unread}
      onBack={back}
    />
  );
}
