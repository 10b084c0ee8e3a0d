import catalogue from 'virtual:catalogue';
import { STATES } from '@gemas/ui/state-map';
import { StoryLink } from '../parts/Links.tsx';
import { usePageState } from '../parts/page-state.ts';
import { ChoiceField } from '../parts/SearchBox.tsx';
import { StoryFrame } from '../parts/StoryFrame.tsx';
import { FLOWS, type ScreenEntry, storyOf } from './screens.ts';
import './start.css';

function Screen({ entry, width, text }: { entry: ScreenEntry; width: number; text: string }) {
  const [route, name, state] = entry;
  const story = storyOf(entry, catalogue.stories);
  if (!story) return <li>{name} has no story of its own.</li>;
  const globals = {
    ...(width === 360 && { 'viewport.value': 'small' }),
    ...(text === '200' && { text: 200 }),
  };
  return (
    <li>
      <StoryLink id={story.id} {...(Object.keys(globals).length > 0 && { globals })}>
        <strong>{name}</strong> <code>{route}</code>
      </StoryLink>
      <StoryFrame
        still
        story={story.id}
        title={`${name}: ${STATES.find(({ id }) => id === state)?.title}`}
        globals={{ steps: 'off', ...(text === '200' && { text: 200 }) }}
        width={width}
        scale={0.56}
      />
    </li>
  );
}

export function AllScreens() {
  const [{ width, text }, change] = usePageState({ width: '390', text: '100' });
  return (
    <div className="wide">
      <div className="row bar">
        <ChoiceField
          label="Width"
          value={width}
          onChange={(next) => change({ width: next })}
          options={['360', '390'].map((px) => [px, `${px} px`])}
        />
        <ChoiceField
          label="Text"
          value={text}
          onChange={(next) => change({ text: next })}
          options={['100', '200'].map((size) => [size, `${size} %`])}
        />
      </div>
      {Object.entries(FLOWS).map(([flow, screens]) => (
        <section key={flow}>
          <h2>{flow}</h2>
          <ul className="row screens">
            {screens.map((entry) => (
              <Screen
                key={entry[0]}
                entry={entry}
                width={width === '360' ? 360 : 390}
                text={text}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
