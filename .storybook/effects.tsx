import { type ComponentType, type ReactNode, useEffect } from 'react';

/** Longest wait for effects, ms. A story that throws has none. */
const PATIENCE_MS = 1000;

let effectsRan = () => {};

/** The effects of the children run before its own. */
function Effects({ children }: { children: ReactNode }) {
  useEffect(() => effectsRan());
  return children;
}

export function withEffects(Story: ComponentType) {
  return (
    <Effects>
      <Story />
    </Effects>
  );
}

/** The argument of a renderer's `mount`, which the types of a preview leave out. */
interface Rendering {
  originalStoryFn: unknown;
  renderToCanvas: () => Promise<unknown>;
}

/**
 * Like the renderer's own `mount`, but waits for effects in a production build too. Otherwise a play function would
 * start before its story has set focus and listeners. Needs `withEffects` around the story.
 */
export function mount<Context extends { canvas: unknown }>(context: Context) {
  const rendering = context as Context & Rendering;
  return async (ui?: unknown): Promise<Context['canvas']> => {
    if (ui) rendering.originalStoryFn = () => ui;
    const effects = new Promise<void>((resolve) => {
      effectsRan = resolve;
    });
    await rendering.renderToCanvas();
    await Promise.race([effects, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    return context.canvas;
  };
}
