import { useEffect, useRef, useState } from 'react';
import { frameHref } from './addresses.ts';
import { useNear, useTurn } from './lazy.ts';
import { hideScrollBar, keepOuterScroll, tell } from './phone-page.ts';

/** Heights of a frame, CSS px: at least, at most, and of what covers a screen. */
const LOW = 96;
const HIGH = 760;
const SCREEN = 780;
const WIDTH = 390;
/** Share of the true size at which a state is drawn. */
const SMALL = 0.7;

/** A dialog and what is fixed have no height in the page: they need a screen. */
function heightOf(page: Document): number {
  if (page.querySelector('dialog[open], [aria-modal="true"]')) return SCREEN;
  const root = page.getElementById('storybook-root');
  return Math.min(Math.max(root?.scrollHeight ?? 0, LOW), HIGH);
}

export interface StoryFrameProps {
  /** Id of the story inside. */
  story: string;
  /** What it shows, for who cannot see it. */
  title: string;
  /** Args that differ from the story's own. */
  changes?: Readonly<Record<string, unknown>>;
  /** A whole screen. */
  tall?: boolean;
  /** A picture only, smaller: nothing in it can be reached. */
  small?: boolean;
}

/**
 * A story in a frame of a phone's width, as high as what it shows, mounted as it scrolls near. A frame, because
 * stories set the clock, the text size and the focus of their page, and dialogs cover it.
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
    if (json === '{}') tell(frame.current, 'resetStoryArgs', { storyId: story });
    else tell(frame.current, 'updateStoryArgs', { storyId: story, updatedArgs: latest.current });
  }, [json, story]);

  useEffect(() => {
    if (!isOn || tall) return undefined;
    // The story follows its page, and its play the story.
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
