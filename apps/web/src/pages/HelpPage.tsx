import { paths, visibleMaterials } from '@gemas/domain';
import { HelpScreen } from '@gemas/ui';
import { useParams } from 'react-router-dom';
import { useBack } from '../shell/back.ts';
import { Redirect } from '../shell/Redirect.tsx';
import { useAtomValue, useSetAtom } from '../state/core/jotai.ts';
import { toRemoteList } from '../state/core/remote.ts';
import { faqsAtom } from '../state/faqs.ts';
import { chosenMaterialAtom, materialsAtom } from '../state/materials.ts';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import { unreachableSinceAtom, userAtom } from '../state/session/session.ts';
import { playerOf } from './player-of.ts';

export default function HelpPage() {
  const { tab } = useParams();
  const { role_id } = useAtomValue(userAtom);
  const materials = useAtomValue(materialsAtom);
  const faqs = useAtomValue(faqsAtom);
  const unreachableSince = useAtomValue(unreachableSinceAtom);
  const unread = useAtomValue(newNotificationsAtom);
  const choose = useSetAtom(chosenMaterialAtom);
  const back = useBack(paths.score);
  if (tab !== 'materials' && tab !== 'faq') return <Redirect to={paths.help('materials')} />;
  return (
    <HelpScreen
      tab={tab}
      materials={toRemoteList(materials, unreachableSince, (all) =>
        visibleMaterials(all, role_id).map((material) => ({
          ...material,
          embed: playerOf(material.url),
        })),
      )}
      faqs={toRemoteList(faqs, unreachableSince, (list) => list)}
      onOpenMaterial={choose}
      newNotifications={unread}
      onBack={back}
    />
  );
}
