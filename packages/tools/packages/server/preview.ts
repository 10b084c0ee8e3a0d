// Replacement for Storybook's preview when stories are rendered without a browser. A story only renders its component;
// play functions and tests are ignored.
import { createElement, type ReactNode } from 'react';

type Args = Record<string, unknown>;
type Render = (args: Args, context: object) => ReactNode;
type Decorator = (Story: () => ReactNode, context: object) => ReactNode;

interface Annotations {
  title?: string;
  component?: (props: Args) => ReactNode;
  args?: Args;
  parameters?: Args;
  render?: Render;
  decorators?: Decorator | Decorator[];
}

export interface Story {
  readonly title: string;
  readonly element: () => ReactNode;
  test(): void;
  extend(more: Annotations): Story;
}

function storyOf(meta: Annotations, own: Annotations): Story {
  const args = { ...meta.args, ...own.args };
  const context = {
    args,
    parameters: { ...meta.parameters, ...own.parameters },
    globals: {},
    viewMode: 'story',
  };
  const { component } = meta;
  const render =
    own.render ?? meta.render ?? ((props: Args) => component && createElement(component, props));
  const decorators = [own.decorators ?? [], meta.decorators ?? []].flat();
  return {
    title: meta.title ?? '',
    element: () => {
      const Rendered = () => render(args, context);
      const Outermost = decorators.reduce<() => ReactNode>(
        (Inner, decorate) => () => decorate(Inner, context),
        () => createElement(Rendered),
      );
      return createElement(Outermost);
    },
    test() {},
    extend: (more) => storyOf(meta, { ...own, ...more, args: { ...own.args, ...more.args } }),
  };
}

const preview = {
  meta: (meta: Annotations) => ({ story: (own: Annotations = {}) => storyOf(meta, own) }),
  type: () => preview,
};

export default preview;
