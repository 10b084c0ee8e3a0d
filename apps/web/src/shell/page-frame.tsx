import { paths, type RouteSpec } from '@gemas/domain';
import { InlineError, PageFrame, PagePlaceholder } from '@gemas/ui';
import { type ReactNode, useState } from 'react';
import { useStore } from '../state/core/jotai.ts';
import { newNotificationsAtom } from '../state/notifications/notifications.ts';
import { useConnection } from '../state/session/connection.ts';
import { useBack } from './back.ts';

function Frame({ spec, children }: { spec: RouteSpec; children: ReactNode }) {
  const { title, heading = title, dock, noBack } = spec;
  const ground = dock === 'vault' ? ('night' as const) : undefined;
  const store = useStore();
  // Reads the number of new notifications without subscribing, because a new subscriber would repeat a failed fetch.
  const [unread] = useState(() => (dock ? store.get(newNotificationsAtom) : null));
  const back = useBack(paths.score);
  const frame = { title: heading, ground, dock, unread, onBack: noBack ? undefined : back };
  return <PageFrame {...frame}>{children}</PageFrame>;
}

/** Renders the skeleton of a page: the bar and dock of its screen, with placeholders as content. */
export function PageSkeleton({ spec }: { spec: RouteSpec }) {
  return (
    <div data-pending>
      <Frame spec={spec}>
        <PagePlaceholder />
      </Frame>
    </div>
  );
}

/** Shown if a page needs the server and the server is unreachable (decision 64). Always has the button 'Volver'. */
export function UnreachablePage({ spec }: { spec: RouteSpec }) {
  const { checking, onRetry } = useConnection();
  const { noBack: _, ...withBack } = spec;
  return (
    <Frame spec={withBack}>
      <InlineError
        title="Necesitas conexión para ver esta pantalla"
        failure="offline"
        retrying={checking}
        onRetry={onRetry}
      />
    </Frame>
  );
}
