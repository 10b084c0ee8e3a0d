import { Component, type ComponentType, type ReactNode, useEffect } from 'react';

/** Longest wait for the effects of a story, ms. */
const PATIENCE_MS = 1000;

let effectsRan = () => {};

/** Reports that the story's effects have run. React runs the effect of this parent after those of its children. */
function Effects({ children }: { children: ReactNode }) {
  useEffect(() => effectsRan());
  return children;
}

const rethrow = (error: unknown): void => {
  throw error;
};
let storyThrew = rethrow;

/**
 * Catches an error of a story. Tests have no other boundary, so React would unmount the story, and Storybook's renderer
 * would never finish this story or any later one.
 */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { hasThrown: false };
  static getDerivedStateFromError = () => ({ hasThrown: true });
  override componentDidCatch = (error: unknown) => storyThrew(error);
  override render = () => (this.state.hasThrown ? null : this.props.children);
}

export function withEffects(Story: ComponentType) {
  return (
    <Boundary>
      <Effects>
        <Story />
      </Effects>
    </Boundary>
  );
}

/** The argument of a renderer's `mount`, with fields that Storybook's types for a preview leave out. */
interface Rendering {
  originalStoryFn: unknown;
  renderToCanvas: () => Promise<unknown>;
}

/**
 * Mounts a story that is wrapped in `withEffects`, then waits for its effects. In a production build a play function
 * would otherwise start before the story has set the focus and added listeners. Rejects if the story throws.
 */
export function mount<Context extends { canvas: unknown }>(context: Context) {
  const rendering = context as Context & Rendering;
  return async (ui?: unknown): Promise<Context['canvas']> => {
    if (ui) rendering.originalStoryFn = () => ui;
    const effects = new Promise<void>((resolve, reject) => {
      effectsRan = resolve;
      storyThrew = reject;
    });
    const rendered = rendering.renderToCanvas();
    const late = rendered.then(() => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS)));
    await Promise.race([effects, late]);
    await rendered;
    storyThrew = rethrow;
    return context.canvas;
  };
}
