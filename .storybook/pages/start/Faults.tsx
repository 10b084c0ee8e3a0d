import catalogue from 'virtual:catalogue';
import { isScenarioName, type ScenarioName, scenarios } from '@gemas/mocks';
import { FAULTS } from '../../toolbar/faults.ts';
import { Explorer } from '../parts/Explorer.tsx';
import { StoryLink, StoryList } from '../parts/Links.tsx';
import { usePageState } from '../parts/page-state.ts';
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
      <p>
        <StoryLink id={exploreStory.id} {...withFault(name, fault)} className="button">
          Walk into it
        </StoryLink>
      </p>
      <StoryFrame
        still
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

export function Faults() {
  const [{ fault, words }, change] = usePageState({ fault: 'offline', words: '' });
  return (
    <Explorer
      what="faults"
      chosen={fault}
      onChoose={(name) => change({ fault: name })}
      words={words}
      onChange={(next) => change({ words: next })}
      placeholder="order, 403, simulation"
      items={Object.entries(FAULTS)
        .map(([id, { title, group }]) => ({ id, title, group, tag: id }))
        .filter(({ id, title, group }) => isFound(words, id, title, group))}
    >
      {isScenarioName(fault) && <Chosen name={fault} />}
    </Explorer>
  );
}
