import { type FailureKind, landing, paths, type Startup } from '@gemas/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { enterOnceAtom } from '../state/enter-once.ts';
import { useAtom, useStore } from '../state/jotai.ts';
import { startupAtom } from '../state/session.ts';

const WRONG_CODE = 'No encontramos ese código. Revísalo e intenta de nuevo.';

const MESSAGES: Partial<Record<FailureKind, string>> = {
  offline: 'Sin conexión. Revisa tu internet e intenta de nuevo.',
  timeout: 'Tardamos demasiado en responder. Intenta de nuevo.',
  server: 'No pudimos abrir tu sesión. Intenta de nuevo en un momento.',
  unreadable: 'No pudimos abrir tu sesión. Intenta de nuevo en un momento.',
};

/** Where a finished start-up leads; null while the person stays to try again. */
function screenAfter(state: Startup): string | null {
  switch (state.step) {
    case 'ready':
      return paths[landing(state.enteredBy, state.identity.user)];
    case 'blocked':
      return paths.errorApp(state.message);
    case 'version':
      return paths.version;
    case 'maintenance':
      return paths.maintenance;
    default:
      return null;
  }
}

/** Logging in by hand: SessionFail and Maintenance. */
export function useEntering() {
  const store = useStore();
  const [busy, enter] = useAtom(enterOnceAtom);
  const navigate = useNavigate();
  const [failure, setFailure] = useState<FailureKind | null>(null);

  const onEnter = async (code: string) => {
    setFailure(null);
    const failed = await enter(code);
    if (failed === undefined) return;
    setFailure(failed?.kind ?? null);
    const next = screenAfter(store.get(startupAtom));
    if (next !== null) navigate(next, { replace: true });
  };

  return {
    busy,
    failure,
    error: failure === null ? null : (MESSAGES[failure] ?? WRONG_CODE),
    onEnter,
  };
}
