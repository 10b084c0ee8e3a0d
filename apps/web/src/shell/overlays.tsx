import { paths, updateStep } from '@gemas/domain';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { optional } from '../platform/lazy.tsx';
import { SESSION_KEYS, session } from '../state/core/storage.ts';
import { dismissToastAtom, toastsAtom } from '../state/core/toasts.ts';
import { identityAtom, interruptionAtom, linkQuestionAtom } from '../state/session/session.ts';

/**
 * Opens the screen in `interruptionAtom` (spec section 8), such as VersionFail after a 409. The start-up opens these
 * screens by its state instead.
 */
export function GlobalFailure() {
  const [interruption, setInterruption] = useAtom(interruptionAtom);
  const navigate = useNavigate();
  useEffect(() => {
    if (!interruption) return;
    setInterruption(null);
    navigate(interruption, { replace: true });
  }, [interruption, setInterruption, navigate]);
  return null;
}

const ForcedUpdate = lazy(() => import('./ForcedUpdate.tsx'));

/**
 * Shows `ForcedUpdate` above every screen if the user has to update the app (spec section 4, Update). If the user has
 * already tapped ACTUALIZAR and still has to update, redirects to the screen Update pending instead.
 */
export function UpdateGate() {
  const user = useAtomValue(identityAtom)?.user ?? null;
  const isPendingShown = useLocation().pathname === paths.updatePending;
  const isOver = isPendingShown || user?.has_update === false;
  const [isTried, setTried] = useState(() => session.getItem(SESSION_KEYS.updated) !== null);
  useEffect(() => {
    if (!isOver) return;
    session.removeItem(SESSION_KEYS.updated);
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

// If this code cannot be loaded, the user who is logged in stays logged in.
const LinkQuestion = optional(async () => (await import('./LinkQuestion.tsx')).LinkQuestion);

/** Renders the question about a link with another user's code, from the moment that there is one (decision D1). */
export function LinkGate() {
  const hasQuestion = useAtomValue(linkQuestionAtom) !== null;
  const [wasAsked, setAsked] = useState(hasQuestion);
  if (hasQuestion && !wasAsked) setAsked(true);
  return wasAsked && <LinkQuestion />;
}

// If this code cannot be loaded, no toasts are shown. All that the user needs to know is shown elsewhere too.
const ToastRegion = optional(async () => (await import('./ToastRegion.ts')).ToastRegion);

/** Renders toasts outside of every screen, so that they stay visible during a navigation (decision 57). */
export function ToastOutlet() {
  const toasts = useAtomValue(toastsAtom);
  const dismiss = useSetAtom(dismissToastAtom);
  if (toasts.length === 0) return null;
  return <ToastRegion toasts={toasts} onDismiss={dismiss} />;
}
