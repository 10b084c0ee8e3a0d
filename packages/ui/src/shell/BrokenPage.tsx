import type { FailureKind } from '@gemas/domain';
import { InlineError } from '../primitives/InlineError.tsx';
import { WaitingText } from '../primitives/Skeleton/Skeleton.tsx';
import { AppBar } from './AppBar.tsx';
import { Screen } from './Screen.tsx';

export interface BrokenPageProps {
  /** Why the screen is broken: `offline` if its code could not be loaded, otherwise `server`. Default: `server`. */
  failure?: FailureKind | undefined;
  /** Whether the app is reloading the page by itself. If true, 'Cargando...' is shown instead of the error. */
  isReloading: boolean;
  /** Address of 'Volver'. Omit it if the whole app is broken. */
  backHref?: string | undefined;
  /** Called by 'Intentar de nuevo'. */
  onRetry: () => void;
}

/**
 * Replaces a screen that cannot be loaded or that throws while rendering.
 *
 * - Use it as the fallback of an error boundary around a screen or around the whole app.
 * - Not for a part of a screen: use an `InlineError`. Not for data that does not exist: use `Gone`.
 */
export function BrokenPage({ failure, isReloading, backHref, onRetry }: BrokenPageProps) {
  const title = isReloading ? 'Cargando...' : 'Algo salió mal';
  return (
    <Screen freshness={null} bar={<AppBar title={title} backHref={backHref} />}>
      {isReloading ? (
        <WaitingText>Cargando...</WaitingText>
      ) : (
        <InlineError title="No pudimos abrir esta pantalla" failure={failure} onRetry={onRetry} />
      )}
    </Screen>
  );
}
