import catalogue from 'virtual:catalogue';
import { isScenarioName, SCENARIO_NAMES, type ScenarioName, scenarios } from '@gemas/mocks';
import { FAULTS, faultGroups } from '../../toolbar/faults.ts';
import { Explorer } from '../parts/Explorer.tsx';
import { StoryLink } from '../parts/Links.tsx';
import { Page } from '../parts/Page.tsx';
import { PhoneFrame } from '../parts/PhoneFrame.tsx';
import { usePageState } from '../parts/page-state.ts';
import { SearchBox } from '../parts/SearchBox.tsx';
import { isFound } from '../parts/search.ts';
import { exploreStory, withFault } from './explore.ts';
import { storiesOfFault } from './faults.ts';

const callsOf = (name: ScenarioName) =>
  scenarios.find((scenario) => scenario.name === name)?.calls ?? [];

function Chosen({ name }: { name: ScenarioName }) {
  const fault = FAULTS[name];
  const stories = storiesOfFault(name, catalogue.stories);
  const calls = callsOf(name);
  return (
    <div className="guide-shown">
      <h2>{fault.title}</h2>
      <p>
        <code>{name}</code> on {calls.length === 0 ? 'any call' : <code>{calls.join(', ')}</code>}
      </p>
      <p>{fault.seen}</p>
      <p className="guide-actions">
        <StoryLink id={exploreStory.id} {...withFault(name, fault)} className="guide-button">
          Walk into it
        </StoryLink>
      </p>
      <PhoneFrame
        story={exploreStory.id}
        title={`The app with the fault ${name}`}
        height={720}
        scale={0.75}
        {...withFault(name, fault)}
      />
      <h3>{stories.length === 1 ? 'Its story' : `Its ${stories.length} stories`}</h3>
      <ul className="guide-links">
        {stories.map(({ id, title, name: story }) => (
          <li key={id}>
            <StoryLink id={id}>
              {title.split('/').slice(1).join('/')}: {story}
            </StoryLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The page that lists all faults of the mocks, with what staff see of each. */
export function Faults() {
  const [{ fault, words }, change] = usePageState({ fault: 'offline', words: '' });
  const found = SCENARIO_NAMES.filter((name) => {
    const { title, group, seen } = FAULTS[name];
    return isFound(words, name, title, group, seen);
  });
  return (
    <Page
      wide
      title="Faults"
      lead={`${SCENARIO_NAMES.length} ways in which server or network fail, by name: in stories, tests, the mock server and the toolbar.`}
    >
      <Explorer
        label="Faults"
        chosen={fault}
        onChoose={(name) => change({ fault: name })}
        empty="No fault has these words. Take one away."
        groups={faultGroups.map((group) => ({
          title: group,
          items: found
            .filter((name) => FAULTS[name].group === group)
            .map((name) => ({
              id: name,
              title: FAULTS[name].title,
              tag: name,
              note: FAULTS[name].seen,
            })),
        }))}
        filters={
          <SearchBox
            words={words}
            onChange={(next) => change({ words: next })}
            placeholder="order, 403, Atención"
            found={found.length}
            what={['fault', 'faults']}
          />
        }
      >
        {isScenarioName(fault) ? (
          <Chosen name={fault} />
        ) : (
          <p className="guide-empty" role="alert">
            There is no fault named <code>{fault}</code>. Choose one in the list.
          </p>
        )}
      </Explorer>
    </Page>
  );
}
