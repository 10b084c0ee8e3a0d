import { paths } from '@gemas/domain';
import { VersionFailScreen } from '@gemas/ui';
import { useBack } from '../shell/back.ts';
import { reloadFromStart } from '../shell/reload.ts';

export default function VersionFailPage() {
  return <VersionFailScreen onReload={reloadFromStart} onBack={useBack(paths.start)} />;
}
