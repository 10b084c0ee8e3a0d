/**
 * The fields of Storybook's preview that `leaveOutSteps` uses. They are internal, because Storybook has no public
 * option to skip a play function.
 */
interface Preview {
  currentRender?: { story?: { usesMount: boolean }; renderOptions?: { autoplay: boolean } };
}

/**
 * Skips the play function of the story that is rendered next. The steps of the play function expect the story's own
 * set-up and would fail with another persona. A play function that calls `mount` itself is not skipped, because without
 * the call nothing would be rendered.
 */
export function leaveOutSteps(): void {
  const { __STORYBOOK_PREVIEW__: preview } = window as { __STORYBOOK_PREVIEW__?: unknown };
  const render = (preview as Preview | undefined)?.currentRender;
  if (render?.renderOptions && render.story?.usesMount === false) {
    render.renderOptions = { ...render.renderOptions, autoplay: false };
  }
}
