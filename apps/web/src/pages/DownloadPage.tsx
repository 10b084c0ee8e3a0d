import { DownloadScreen } from '@gemas/ui';
import { config } from '../config.ts';

export default function DownloadPage() {
  return <DownloadScreen androidUrl={config.androidUrl} iosUrl={config.iosUrl} />;
}
