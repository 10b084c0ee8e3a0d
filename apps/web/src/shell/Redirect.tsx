import { Navigate, useLocation } from 'react-router-dom';
import { PageSkeleton } from './page-frame.tsx';
import { specOf } from './routes.ts';

/**
 * Redirects from a screen that cannot be shown. The skeleton stays until the next screen renders, to avoid a blank
 * frame.
 */
export function Redirect({ to }: { to: string }) {
  const spec = specOf(useLocation().pathname);
  return (
    <>
      <Navigate to={to} replace />
      <PageSkeleton spec={spec} />
    </>
  );
}
