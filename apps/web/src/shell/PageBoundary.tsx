import { href, paths } from '@gemas/domain';
import { AppBar, InlineError, Screen } from '@gemas/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { hasNotArrived } from './not-arrived.ts';

export interface PageBoundaryProps {
  /** The address: another one is a way out of a broken page. None around the whole app, router and all. */
  place?: string;
  children: ReactNode;
}

/** When something cannot be loaded or breaks while it is drawn there is still a way on, never a blank. */
export function PageBoundary({ place, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary
      resetKeys={[place]}
      fallbackRender={({ error }) => (
        <Screen bar={<AppBar title="Algo salió mal" backHref={place && href(paths.score)} />}>
          <InlineError
            title="No pudimos abrir esta pantalla"
            failure={hasNotArrived(error) ? 'offline' : 'server'}
            onRetry={() => window.location.reload()}
          />
        </Screen>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
