import { BLOCKED_MESSAGE, href, paths, supportContact } from '@gemas/domain';
import { ErrorAppScreen } from '@gemas/ui';
import { useSearchParams } from 'react-router-dom';
import { config } from '../config.ts';
import { reloadFromStart } from '../state/core/reload.ts';

/** Longest message shown (decision 7), in characters. */
const MESSAGE_MAX = 300;

export default function ErrorAppPage() {
  const [params] = useSearchParams();
  const message = [...(params.get('message')?.trim() || BLOCKED_MESSAGE)];
  return (
    <ErrorAppScreen
      message={message.slice(0, MESSAGE_MAX).join('')}
      enterHref={href(paths.fail)}
      support={supportContact(config.supportContact)}
      onRetry={reloadFromStart}
    />
  );
}
