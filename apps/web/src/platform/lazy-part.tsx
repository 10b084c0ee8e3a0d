import { type ComponentType, lazy, Suspense } from 'react';
import { after } from './after.ts';

/** On most networks a page is unloaded within this time after the user has left it, ms. */
const UNLOAD_MS = 1000;

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

/**
 * Returns a function that loads code, and tries once more after `UNLOAD_MS` if that fails. Firefox aborts the requests
 * of a page that the user leaves. The pause lets the page unload before an error is shown and reported.
 */
export function secondTry<T>(load: () => Promise<T>): () => Promise<T> {
  return () => load().catch(() => after(UNLOAD_MS).then(load));
}
