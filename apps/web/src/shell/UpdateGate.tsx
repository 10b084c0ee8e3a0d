import { paths, updateStep } from '@gemas/domain';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAtomValue } from '../state/core/jotai.ts';
import { identityAtom } from '../state/session/session.ts';
import { forgetUpdate, wasUpdated } from '../state/session/update.ts';

const ForcedUpdate = lazy(() => import('./ForcedUpdate.tsx'));

/**
 * Covers the whole app if the user has to update it (spec section 4, Update), or redirects to the screen Update
 * pending.
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
