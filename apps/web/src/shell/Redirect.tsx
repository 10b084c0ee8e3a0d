import { Navigate } from 'react-router-dom';
import { PageSkeleton } from './page-frame.tsx';
import { useRoute } from './routes.ts';

/** Redirects from a screen that cannot be shown. Meanwhile renders a skeleton, to avoid a blank frame. */
export function Redirect({ to }: { to: string }) {
  return (
    <>
      <Navigate to={to} replace />
      <PageSkeleton spec={useRoute()} />
    </>
  );
}
