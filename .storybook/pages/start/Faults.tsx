import catalogue from 'virtual:catalogue';
import { isScenarioName, SCENARIO_NAMES, type ScenarioName, scenarios } from '@gemas/mocks';
import { FAULTS, faultGroups } from '../../toolbar/faults.ts';
import { Explorer } from '../parts/Explorer.tsx';
import { StoryLink, StoryList } from '../parts/Links.tsx';
import { usePageState } from '../parts/page-state.ts';
import { SearchBox } from '../parts/SearchBox.tsx';
import { StoryFrame } from '../parts/StoryFrame.tsx';
import { isFound } from '../parts/search.ts';
import { exploreStory, withFault } from './explore.ts';
import { storiesOfFault } from './states.ts';

function Chosen({ name }: { name: ScenarioName }) {
  const fault = FAULTS[name];
  const stories = storiesOfFault(name, catalogue.stories);
  const calls = scenarios.find((scenario) => scenario.name === name)?.calls ?? [];
  return (
    <>
      <h2>{fault.title}</h2>
      <p>
        <code>{name}</code> on {calls.length === 0 ? 'any call' : <code>{calls.join(', ')}</code>}
      </p>
      <p>{fault.seen}</p>
      <p>
        <StoryLink id={exploreStory.id} {...withFault(name, fault)} className="button">
          Walk into it
        </StoryLink>
      </p>
      <StoryFrame
        story={exploreStory.id}
        title={`The app with the fault ${name}`}
        height={720}
        scale={0.75}
        {...withFault(name, fault)}
      />
      <h3>{stories.length === 1 ? 'Its story' : `Its ${stories.length} stories`}</h3>
      <StoryList stories={stories} />
    </>
  );
}

/** All faults of the mocks, with what staff see of each. */
export function Faults() {
  const [{ fault, words }, change] = usePageState({ fault: 'offline', words: '' });
  const found = SCENARIO_NAMES.filter((name) => {
    const { title, group, seen } = FAULTS[name];
    return isFound(words, name, title, group, seen);
  });
  return (
    <Explorer
      label="Faults"
      chosen={fault}
      onChoose={(name) => change({ fault: name })}
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
      {isScenarioName(fault) && <Chosen name={fault} />}
    </Explorer>
  );
}
