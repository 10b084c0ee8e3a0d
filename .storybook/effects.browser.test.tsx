import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { mount, withEffects } from './effects.tsx';

/** Mounts a story like Storybook's renderer in tests, which has no error boundary and resolves in a layout effect. */
function mounted(Story: () => null): Promise<unknown> {
  const root = createRoot(document.createElement('div'), { onCaughtError: () => {} });
  const renderToCanvas = () =>
    new Promise<void>((resolve) => {
      function Rendered() {
        useLayoutEffect(resolve);
        return withEffects(Story);
      }
      root.render(<Rendered />);
    });
  return mount({ canvas: 'canvas', renderToCanvas })().finally(() => root.unmount());
}

it('a story that throws fails at once, and the next story is mounted', async () => {
  const Broken = (): null => {
    throw new Error('no such icon');
  };
  await expect(mounted(Broken)).rejects.toThrow('no such icon');
  await expect(mounted(() => null)).resolves.toBe('canvas');
});
