import { type ComponentType, lazy, Suspense } from 'react';

/**
 * Returns a component whose code is loaded when it is first rendered. Renders nothing until then, and nothing if the
 * code cannot be loaded. Use it for parts that the app works without.
 */
export function optional<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Part = lazy(async () => {
    const loaded = await load().catch((): ComponentType<Props> => () => null);
    return { default: loaded };
  });
  return (props) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  );
}
