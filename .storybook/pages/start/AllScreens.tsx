import catalogue from 'virtual:catalogue';
import { useCallback, useEffect, useRef, useState } from 'react';
import { StoryLink } from '../parts/Links.tsx';
import { Page, Section } from '../parts/Page.tsx';
import { PhoneFrame } from '../parts/PhoneFrame.tsx';
import { usePageState } from '../parts/page-state.ts';
import { Switch } from '../parts/Switch.tsx';
import { flows, SCREENS, type ScreenEntry, storyOf } from './screens.ts';
import './screens.css';

/** Share of the true size at which a phone is drawn here. */
const SCALE = 0.62;
const HEIGHT = 780;
/** Frames this far below or above the view are mounted already. */
const NEAR = '600px 0px';

/** True while the element is near the view. */
function useNear<Node extends Element>() {
  const ref = useRef<Node>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: NEAR },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, isNear };
}

/** Frames that load at the same time: each is a whole catalogue, and a phone has few cores. */
const AT_ONCE = 2;
let loading = 0;
const waiting: (() => void)[] = [];

function next(): void {
  while (loading < AT_ONCE && waiting.length > 0) {
    loading += 1;
    waiting.shift()?.();
  }
}

/** True once it was wanted when its turn came, and from then on; `done` lets the next one begin. */
function useTurn(isWanted: boolean): { isOn: boolean; done: () => void } {
  const [isOn, setOn] = useState(false);
  const isHeld = useRef(false);
  const done = useCallback(() => {
    if (!isHeld.current) return;
    isHeld.current = false;
    loading -= 1;
    next();
  }, []);
  useEffect(() => {
    if (!isWanted) return undefined;
    const begin = () => {
      isHeld.current = true;
      setOn(true);
    };
    waiting.push(begin);
    next();
    return () => {
      const at = waiting.indexOf(begin);
      if (at !== -1) waiting.splice(at, 1);
      done();
    };
  }, [isWanted, done]);
  return { isOn, done };
}

function Screen({ entry, width, text }: { entry: ScreenEntry; width: number; text: string }) {
  const { ref, isNear } = useNear<HTMLLIElement>();
  const { isOn, done } = useTurn(isNear);
  const story = storyOf(entry, catalogue.stories);
  const size = { '--w': `${width}px`, '--h': `${HEIGHT}px`, '--scale': SCALE };
  return (
    <li ref={ref} className="guide-screen" style={size}>
      {story ? (
        <StoryLink id={story.id} className="guide-screen-link">
          <strong>{entry.name}</strong> <code>{entry.route}</code>
        </StoryLink>
      ) : (
        <p>
          <strong>{entry.name}</strong> has no story of its own.
        </p>
      )}
      {story && isOn ? (
        <PhoneFrame
          still
          onLoad={done}
          story={story.id}
          title={`${entry.name}, as it usually looks`}
          globals={{ steps: 'off', ...(text === '200' && { text: 200 }) }}
          width={width}
          height={HEIGHT}
          scale={SCALE}
        />
      ) : (
        <div className="guide-phone" />
      )}
    </li>
  );
}

/** Every route of the app, each as it usually looks. */
export function AllScreens() {
  const [{ width, text }, change] = usePageState({ width: '390', text: '100' });
  return (
    <Page
      wide
      title="All screens"
      lead={`Every route as it usually looks: ${SCREENS.length} in ${flows.length} groups. Choose one to open its story.`}
    >
      <div className="guide-bar">
        <Switch
          legend="Width"
          value={width}
          onChange={(next) => change({ width: next })}
          options={[
            { value: '360', label: '360 px' },
            { value: '390', label: '390 px' },
          ]}
        />
        <Switch
          legend="Text"
          value={text}
          onChange={(next) => change({ text: next })}
          options={[
            { value: '100', label: '100 %' },
            { value: '200', label: '200 %' },
          ]}
        />
      </div>
      {flows.map((flow) => (
        <Section key={flow} title={flow}>
          <ul className="guide-screens">
            {SCREENS.filter((entry) => entry.flow === flow).map((entry) => (
              <Screen
                key={entry.route}
                entry={entry}
                width={width === '360' ? 360 : 390}
                text={text}
              />
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}
