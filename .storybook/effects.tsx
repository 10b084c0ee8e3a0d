import { type ComponentType, type ReactNode, useEffect } from 'react';

/** Longest wait for the effects of a story, ms. If a story throws, its effects never run, so the wait must end. */
const PATIENCE_MS = 1000;

let effectsRan = () => {};

/** Reports that the story's effects have run. React runs the effect of this parent after those of its children. */
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

/** The argument of a renderer's `mount`, with fields that Storybook's types for a preview leave out. */
interface Rendering {
  originalStoryFn: unknown;
  renderToCanvas: () => Promise<unknown>;
}

/**
 * Mounts a story like the renderer's own `mount`, then waits for the story's effects. Without this wait, a play
 * function in a production build would start before the story has set the focus and added listeners. The story must be
 * wrapped in `withEffects`.
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
