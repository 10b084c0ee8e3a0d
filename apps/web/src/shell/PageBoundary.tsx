import { href, paths } from '@gemas/domain';
import { AppBar, InlineError, Screen } from '@gemas/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { isLoadError } from './load-error.ts';

export interface PageBoundaryProps {
  /** The address: navigating to another one clears the error. Left out around the whole app, where no router is left. */
  place?: string;
  children: ReactNode;
}

/** Shows an error with a retry when a page cannot be loaded or throws while rendering, never a blank screen. */
export function PageBoundary({ place, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary
      resetKeys={[place]}
      fallbackRender={({ error }) => (
        <Screen bar={<AppBar title="Algo salió mal" backHref={place && href(paths.score)} />}>
          <InlineError
            title="No pudimos abrir esta pantalla"
            failure={isLoadError(error) ? 'offline' : 'server'}
            onRetry={() => window.location.reload()}
          />
        </Screen>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
