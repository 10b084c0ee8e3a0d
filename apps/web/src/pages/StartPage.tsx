import { href, paths } from '@gemas/domain';
import { StartScreen } from '@gemas/ui';

export default function StartPage() {
  return <StartScreen scoreHref={href(paths.score)} />;
}
