import { useEffect, useRef, useState } from 'react';
import { frameHref } from './addresses.ts';
import { useNear, useTurn } from './lazy.ts';
import { hideScrollBar, keepOuterScroll, sendToStory } from './phone-page.ts';

/**
 * Heights of a frame, CSS px: `LOW` is the minimum, `HIGH` the maximum, and `SCREEN` the height of a phone's screen.
 */
const LOW = 96;
const HIGH = 760;
const SCREEN = 780;
const WIDTH = 390;
/** Scale of a story that is shown as a small picture. */
const SMALL = 0.7;

/**
 * Returns the height that a frame needs for its story. Dialogs and fixed elements add no height to the page, so a story
 * with one of them gets the height of a screen.
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
  /** Args to change in the story. */
  changes?: Readonly<Record<string, unknown>>;
  /** Whether the frame has the height of a whole screen. */
  tall?: boolean;
  /** Whether the frame is a smaller picture, in which nothing can be tapped or focused. */
  small?: boolean;
}

/**
 * A story in a frame that is as wide as a phone and as high as the story. It is mounted when it comes near the
 * viewport. A frame is needed because stories change the clock, the text size and the focus of their page, and because
 * dialogs cover the page.
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
    // Checks the height repeatedly, because the story appears after its page has loaded, and the play function runs
    // even later.
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
