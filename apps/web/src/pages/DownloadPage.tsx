import { href, paths } from '@gemas/domain';
import { DownloadScreen } from '@gemas/ui';
import { config } from '../config.ts';
import { askToInstall } from '../state/core/install-offer.ts';
import { useInstallWay } from '../state/core/use-install-way.ts';

export default function DownloadPage() {
  return (
    <DownloadScreen
      androidUrl={config.androidUrl}
      iosUrl={config.iosUrl}
      install={useInstallWay()}
      onInstall={() => void askToInstall()}
      leaveHref={href(paths.score)}
    />
  );
}
