import { type ComponentType, type ReactNode, useEffect } from 'react';

/** Longest wait for effects: a story that throws has none, ms. */
const PATIENCE_MS = 1000;

let effectsRan = () => {};

/** The effects of what is inside run before its own. */
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

/** What a renderer's `mount` is given; the types of a preview leave it out. */
interface Rendering {
  originalStoryFn: unknown;
  renderToCanvas: () => Promise<unknown>;
}

/**
 * As the renderer's own `mount`, which waits for effects in development alone: in a build a play would start before
 * its story has set focus and listeners. Needs `withEffects` around the story.
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
