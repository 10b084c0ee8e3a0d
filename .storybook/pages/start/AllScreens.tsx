import catalogue from 'virtual:catalogue';
import { StoryLink } from '../parts/Links.tsx';
import { useNear, useTurn } from '../parts/lazy.ts';
import { Page, Section } from '../parts/Page.tsx';
import { PhoneFrame } from '../parts/PhoneFrame.tsx';
import { usePageState } from '../parts/page-state.ts';
import { Switch } from '../parts/Switch.tsx';
import { flows, SCREENS, type ScreenEntry, storyOf } from './screens.ts';
import './screens.css';

/** Scale at which this page shows the phones. */
const SCALE = 0.62;
const HEIGHT = 780;
function Screen({ entry, width, text }: { entry: ScreenEntry; width: number; text: string }) {
  const { ref, isNear } = useNear<HTMLLIElement>();
  const { isOn, done } = useTurn(isNear);
  const story = storyOf(entry, catalogue.stories);
  const size = { '--w': `${width}px`, '--h': `${HEIGHT}px`, '--scale': SCALE };
  return (
    <li ref={ref} className="guide-screen" style={size}>
      {story ? (
        <StoryLink
          id={story.id}
          className="guide-screen-link"
          {...((width === 360 || text === '200') && {
            globals: {
              ...(width === 360 && { 'viewport.value': 'small' }),
              ...(text === '200' && { text: 200 }),
            },
          })}
        >
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
        <div className="guide-phone scaled-frame" />
      )}
    </li>
  );
}

/** The page that shows all routes of the app, each in its usual state. */
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
