import { href, isLoadError, paths } from '@gemas/domain';
import { BrokenPage, listen } from '@gemas/ui';
import { useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { reportCaught } from '../report/report.ts';
import { postsSettledAtom } from '../state/session/latch.ts';
import { reloadOnce } from './reload-once.ts';

export interface PageBoundaryProps {
  /** Address of the screen. A change of the address clears the error. Omitted for the boundary around the app. */
  place?: string;
  children: ReactNode;
}

function Broken({ error, place }: { error: unknown; place: string | undefined }) {
  const isLost = isLoadError(error);
  const [isReloading, setReloading] = useState(isLost);
  const postsSettled = useSetAtom(postsSettledAtom);
  useEffect(() => {
    // The URL of this file identifies the build, because file names contain a hash of the content.
    const reload = () => reloadOnce(import.meta.url);
    if (!isLost) return undefined;
    void postsSettled().then(reload).then(setReloading);
    return listen(['online'], () => void postsSettled().then(() => window.location.reload()));
  }, [isLost, postsSettled]);
  return (
    <BrokenPage
      failure={isLost ? 'offline' : 'server'}
      isReloading={isReloading}
      backHref={place && href(paths.score)}
      onRetry={() => window.location.reload()}
    />
  );
}

/**
 * Shows an error with a retry if a page component cannot be loaded or throws while rendering, so that the screen is
 * never blank. If a newer version on the server has replaced the code, reloads the browser's page once. Code that could
 * not be loaded is loaded again when the connection returns (decision D21).
 */
export function PageBoundary({ place, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary
      resetKeys={[place]}
      onError={reportCaught}
      fallbackRender={({ error }) => <Broken error={error} place={place} />}
    >
      {children}
    </ErrorBoundary>
  );
}
