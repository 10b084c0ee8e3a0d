/** Internal fields of Storybook's preview. Storybook has no public option to skip a play function. */
interface Preview {
  currentRender?: { story?: { usesMount: boolean }; renderOptions?: { autoplay: boolean } };
}

/**
 * Skips the play function of the next story, whose steps would fail with another persona than the story's own. A play
 * function that calls `mount` itself still runs, because without that call nothing would be rendered.
 */
export function leaveOutSteps(): void {
  const { __STORYBOOK_PREVIEW__: preview } = window as { __STORYBOOK_PREVIEW__?: unknown };
  const render = (preview as Preview | undefined)?.currentRender;
  if (render?.renderOptions && render.story?.usesMount === false) {
    render.renderOptions = { ...render.renderOptions, autoplay: false };
  }
}
