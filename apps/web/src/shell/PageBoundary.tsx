import { href, paths } from '@gemas/domain';
import { AppBar, InlineError, Screen } from '@gemas/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

/** What remains when a page cannot be loaded or breaks while it is drawn: a way on, never a blank. */
function BrokenPage() {
  return (
    <Screen bar={<AppBar title="Algo salió mal" backHref={href(paths.score)} />}>
      <InlineError
        title="No pudimos abrir esta pantalla"
        text="Revisa tu conexión e intenta de nuevo."
        onRetry={() => window.location.reload()}
      />
    </Screen>
  );
}

/** `place` changes with each navigation, which is a way out of a broken page too. */
export function PageBoundary({ place, children }: { place: string; children: ReactNode }) {
  return (
    <ErrorBoundary FallbackComponent={BrokenPage} resetKeys={[place]}>
      {children}
    </ErrorBoundary>
  );
}
