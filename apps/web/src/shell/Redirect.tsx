import { Navigate, useLocation } from 'react-router-dom';
import { PageSkeleton } from './page-frame.tsx';
import { specOf } from './routes.ts';

/**
 * Redirects from a screen that cannot be shown. Renders a skeleton until the next screen is rendered, to avoid a blank
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
