/** What is used here of Storybook's preview; it has no public switch for this. */
interface Preview {
  currentRender?: { story?: { usesMount: boolean }; renderOptions?: { autoplay: boolean } };
}

/**
 * Leaves out the steps of the story that is about to be shown. They expect what the story set up, so they would stop
 * with an error when somebody else is in. A story that mounts itself needs its steps to be seen at all: it keeps them.
 */
export function leaveOutSteps(): void {
  const { __STORYBOOK_PREVIEW__: preview } = window as { __STORYBOOK_PREVIEW__?: Preview };
  const render = preview?.currentRender;
  if (render?.renderOptions && render.story?.usesMount === false) {
    render.renderOptions = { ...render.renderOptions, autoplay: false };
  }
}
