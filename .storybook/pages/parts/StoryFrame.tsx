import { useEffect, useRef, useState } from 'react';
import { frameHref } from './addresses.ts';
import { useNear, useTurn } from './lazy.ts';
import { hideScrollBar, keepOuterScroll, sendToStory } from './phone-page.ts';

/** Heights of a frame, CSS px: the minimum, the maximum, and that of a screen. */
const LOW = 96;
const HIGH = 760;
const SCREEN = 780;
const WIDTH = 390;
/** Scale at which a small story is rendered. */
const SMALL = 0.7;

/**
 * Returns the height of the story. Dialogs and fixed elements have no height in the page, so they get that of a screen.
 */
function heightOf(page: Document): number {
  if (page.querySelector('dialog[open], [aria-modal="true"]')) return SCREEN;
  const root = page.getElementById('storybook-root');
  return Math.min(Math.max(root?.scrollHeight ?? 0, LOW), HIGH);
}

export interface StoryFrameProps {
  /** Id of the story in the frame. */
  story: string;
  /** Title of the frame for screen readers. */
  title: string;
  /** Args that differ from the story's own. */
  changes?: Readonly<Record<string, unknown>>;
  /** Gives the frame the height of a whole screen. */
  tall?: boolean;
  /** Makes it a smaller picture: nothing in it can be reached. */
  small?: boolean;
}

/**
 * A story in a frame as wide as a phone and as high as its content, mounted when it comes near the viewport. It needs a
 * frame, because stories change the clock, the text size and the focus of their page, and dialogs cover the page.
 */
export function StoryFrame({
  story,
  title,
  changes = {},
  tall = false,
  small = false,
}: StoryFrameProps) {
  const { ref, isNear } = useNear<HTMLDivElement>();
  const { isOn, done } = useTurn(isNear);
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(tall ? SCREEN : LOW);
  const json = JSON.stringify(changes);
  const latest = useRef(changes);
  latest.current = changes;

  useEffect(() => {
    if (json === '{}') sendToStory(frame.current, 'resetStoryArgs', { storyId: story });
    else
      sendToStory(frame.current, 'updateStoryArgs', {
        storyId: story,
        updatedArgs: latest.current,
      });
  }, [json, story]);

  useEffect(() => {
    if (!isOn || tall) return undefined;
    // Polls, because the story appears after its page, and its play function runs after the story.
    const timer = setInterval(() => {
      const page = frame.current?.contentDocument;
      if (page) setHeight((last) => Math.max(last, heightOf(page)));
    }, 500);
    return () => clearInterval(timer);
  }, [isOn, tall]);

  const size = { '--w': `${WIDTH}px`, '--h': `${height}px`, '--scale': small ? SMALL : 1 };
  return (
    <div ref={ref} className="component-frame scaled-frame" style={size}>
      {isOn && (
        <iframe
          ref={frame}
          title={title}
          src={frameHref(story, small ? {} : { globals: { steps: 'off' } })}
          onLoad={() => {
            hideScrollBar(frame.current);
            if (small) keepOuterScroll(frame.current);
            done();
          }}
          {...(small && { tabIndex: -1, inert: true })}
        />
      )}
    </div>
  );
}
