import { paths, updateStep } from '@gemas/domain';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAtomValue } from '../state/core/jotai.ts';
import { identityAtom } from '../state/session/session.ts';
import { forgetUpdate, wasUpdated } from '../state/session/update.ts';

const ForcedUpdate = lazy(() => import('./ForcedUpdate.tsx'));

/**
 * Shows `ForcedUpdate` above every screen if the user has to update the app (spec section 4, Update). If the user has
 * already tapped ACTUALIZAR and still has to update, redirects to the screen Update pending instead.
 */
export function UpdateGate() {
  const user = useAtomValue(identityAtom)?.user ?? null;
  const isPendingShown = useLocation().pathname === paths.updatePending;
  const isOver = isPendingShown || user?.has_update === false;
  const [isTried, setTried] = useState(wasUpdated);
  useEffect(() => {
    if (!isOver) return;
    forgetUpdate();
    setTried(false);
  }, [isOver]);
  switch (updateStep(user, isTried, isPendingShown)) {
    case 'none':
      return null;
    case 'pending':
      return <Navigate to={paths.updatePending} replace />;
    case 'overlay':
      return (
        <Suspense>
          <ForcedUpdate />
        </Suspense>
      );
  }
}
