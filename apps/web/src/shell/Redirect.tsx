import { Navigate, useLocation } from 'react-router-dom';
import { PageSkeleton } from './PageSkeleton.tsx';
import { specOf } from './routes.ts';

/** Leads on from a screen that cannot be shown. Until the next one is drawn its skeleton stays: no blank moment. */
export function Redirect({ to }: { to: string }) {
  const spec = specOf(useLocation().pathname);
  return (
    <>
      <Navigate to={to} replace />
      <PageSkeleton title={spec?.title ?? ''} ground={spec?.ground} />
    </>
  );
}
