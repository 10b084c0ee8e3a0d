import { lazy, Suspense } from 'react';
import { useAtomValue } from '../state/core/jotai.ts';
import { identityAtom } from '../state/session/session.ts';

const ForcedUpdate = lazy(() => import('./ForcedUpdate.tsx'));

/** Covers the whole app for a user who has to update it (spec section 4, Update). */
export function UpdateGate() {
  const identity = useAtomValue(identityAtom);
  if (!identity?.user.has_update) return null;
  return (
    <Suspense>
      <ForcedUpdate />
    </Suspense>
  );
}
