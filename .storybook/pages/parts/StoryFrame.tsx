import { useEffect, useRef, useState } from 'react';
import { type Extras, frameHref } from './addresses.ts';
import { useTurn } from './lazy.ts';
import { hideScrollBar, isRendered, keepOuterScroll, sendToStory } from './phone-page.ts';

export interface StoryFrameProps extends Extras {
  /** Id of the story in the frame. */
  story: string;
  /** Name of the frame. A phone also shows it until the story is rendered. */
  title: string;
  width?: number;
  /** In CSS px. 'auto' is the height of the story, which must be a component. */
  height?: number | 'auto' | undefined;
  scale?: number;
  /** Whether the frame is only a picture, in which nothing can be tapped or focused. */
  still?: boolean;
  /** Args to change in the story while it is shown. */
  changes?: Readonly<Record<string, unknown>>;
}

/**
 * Shows a story in a frame, because stories change the clock, text size and focus of their page, and because dialogs
 * cover the page. A change of only `story` does not reload the frame.
 */
export function StoryFrame(props: StoryFrameProps) {
  const { story, title, globals, args, width = 390, height = 780, scale = 1 } = props;
  const { still = false, changes } = props;
  const { ref, isOn, done } = useTurn();
  const frame = useRef<HTMLIFrameElement>(null);
  const more = JSON.stringify({ globals, args });
  const [opened, setOpened] = useState({ story, more });
  const [loaded, setLoaded] = useState<string>();
  const shown = useRef(story);
  const json = JSON.stringify(changes);

  if (opened.more !== more) setOpened({ story, more });

  useEffect(() => {
    if (shown.current === story) return;
    shown.current = story;
    if (!sendToStory(frame.current, 'setCurrentStory', { storyId: story, viewMode: 'story' })) {
      setOpened({ story, more });
    }
  }, [story, more]);

  useEffect(() => {
    if (json === undefined) return;
    const updatedArgs: unknown = JSON.parse(json);
    if (json === '{}') sendToStory(frame.current, 'resetStoryArgs', { storyId: story });
    else sendToStory(frame.current, 'updateStoryArgs', { storyId: story, updatedArgs });
  }, [json, story]);

  useEffect(() => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.current?.contentWindow || !isRendered(data)) return;
      setLoaded(opened.more);
      done();
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [opened.more, done]);

  const style = {
    '--w': `${width}px`,
    ...(height !== 'auto' && { '--h': `${height}px` }),
    '--scale': scale,
  };
  return (
    <div
      ref={ref}
      className="story-frame"
      style={style}
      {...(height === 'auto' ? { 'data-fit': '' } : { 'data-phone': '' })}
    >
      {loaded !== opened.more && (
        <p>
          {height !== 'auto' && title}
          <small>Loading…</small>
          {/* `npm run pictures` takes the pictures. Without one, the words stay. */}
          {still && (
            <img
              src={`pictures/${story}.png`}
              alt=""
              onError={(event) => event.currentTarget.remove()}
            />
          )}
        </p>
      )}
      {isOn && (
        <iframe
          key={opened.more}
          ref={frame}
          title={title}
          src={frameHref(opened.story, JSON.parse(opened.more))}
          onLoad={() => {
            hideScrollBar(frame.current);
            if (still) keepOuterScroll(frame.current);
          }}
          {...(still && { tabIndex: -1, inert: true })}
        />
      )}
    </div>
  );
}
