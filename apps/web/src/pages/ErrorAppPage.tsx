import { blockedMessage, href, paths, supportContact } from '@gemas/domain';
import { ErrorAppScreen } from '@gemas/ui';
import { useSearchParams } from 'react-router-dom';
import { config } from '../config.ts';
import { reloadFromStart } from '../platform/reload.ts';

export default function ErrorAppPage() {
  const [params] = useSearchParams();
  return (
    <ErrorAppScreen
      message={blockedMessage(params.get('message'))}
      enterHref={href(paths.fail)}
      support={supportContact(config.supportContact)}
      onRetry={reloadFromStart}
    />
  );
}
