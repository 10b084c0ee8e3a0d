import { useEffect, useRef, useState } from 'react';
import { type Extras, frameHref } from './addresses.ts';
import './docs.css';
import { hideScrollBar, sendToStory } from './phone-page.ts';

/** The effect of a key that moves the focus is visible within this time, ms. */
const TAB_MS = 150;

/**
 * Keeps the focus in the page around the frame. The play function of a story focuses elements in the frame, so this
 * moves the focus back to the page, unless the user has entered the frame by pointer or key. Returns a clean-up
 * function.
 */
function keepFocus(frame: HTMLIFrameElement): () => void {
  let last: Element | null = document.activeElement;
  let tabbedAt = Number.NEGATIVE_INFINITY;
  let isOver = false;
  const remember = () => {
    if (document.activeElement !== frame) last = document.activeElement;
  };
  const tab = (event: KeyboardEvent) => {
    if (event.key === 'Tab') tabbedAt = event.timeStamp;
  };
  const enter = () => {
    isOver = true;
  };
  const leave = () => {
    isOver = false;
  };
  const giveBack = () => {
    const isWanted = isOver || performance.now() - tabbedAt < TAB_MS;
    if (document.activeElement !== frame || isWanted) return;
    if (last instanceof HTMLElement) last.focus({ preventScroll: true });
    else frame.blur();
  };
  document.addEventListener('focusin', remember);
  document.addEventListener('keydown', tab);
  frame.addEventListener('pointerenter', enter);
  frame.addEventListener('pointerleave', leave);
  window.addEventListener('blur', giveBack);
  return () => {
    document.removeEventListener('focusin', remember);
    document.removeEventListener('keydown', tab);
    frame.removeEventListener('pointerenter', enter);
    frame.removeEventListener('pointerleave', leave);
    window.removeEventListener('blur', giveBack);
  };
}

export interface PhoneFrameProps extends Extras {
  /** Id of the story in the frame. */
  story: string;
  /** Title of the frame for screen readers. */
  title: string;
  /** Width of the phone, CSS px. */
  width?: number;
  height?: number;
  /** Scale at which the phone is shown. Default: 1. */
  scale?: number;
  /** Whether the story is only a picture: nothing in the frame can be tapped or focused. */
  still?: boolean;
  /** Called when the page in the frame has loaded. The story itself appears later. */
  onLoad?: () => void;
}

/**
 * A story in a frame of the size of a phone. A change to another story with the same globals does not reload the frame.
 */
export function PhoneFrame({
  story,
  title,
  globals,
  args,
  width = 390,
  height = 780,
  scale = 1,
  still = false,
  onLoad,
}: PhoneFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const more = JSON.stringify({ globals, args });
  const [opened, setOpened] = useState({ story, more });
  const shown = useRef(story);

  if (opened.more !== more) setOpened({ story, more });

  useEffect(() => {
    if (shown.current === story) return;
    shown.current = story;
    if (!sendToStory(frame.current, 'setCurrentStory', { storyId: story, viewMode: 'story' })) {
      setOpened({ story, more });
    }
  }, [story, more]);

  useEffect(() => {
    if (still || !frame.current) return undefined;
    return keepFocus(frame.current);
  }, [still, opened.more]);

  return (
    <div
      className="guide-phone scaled-frame"
      style={{ '--w': `${width}px`, '--h': `${height}px`, '--scale': scale }}
    >
      <iframe
        key={opened.more}
        ref={frame}
        title={title}
        src={frameHref(opened.story, JSON.parse(opened.more))}
        onLoad={() => {
          hideScrollBar(frame.current);
          onLoad?.();
        }}
        {...(still && { tabIndex: -1, inert: true })}
      />
    </div>
  );
}
