import { AppBar, Screen, Skeleton, WaitingText } from '@gemas/ui';

interface PageSkeletonProps {
  title: string;
  ground?: 'night' | undefined;
}

/** Placeholder of a page whose code is loading: its bar and title at once, boxes for the rest. */
export function PageSkeleton({ title, ground }: PageSkeletonProps) {
  return (
    <div data-pending>
      <Screen ground={ground} bar={<AppBar title={title} tone={ground} />}>
        <WaitingText>Cargando...</WaitingText>
        <Skeleton height={132} />
      </Screen>
    </div>
  );
}
