import catalogue from 'virtual:catalogue';
import { rulesIn } from '@gemas/tools/stories/spec-rules';
import { STATES } from '@gemas/ui/state-map';
import product from '../../../docs/product.md?raw';
import { Explorer } from '../parts/Explorer.tsx';
import { labelOf, PageLink, StoryLink } from '../parts/Links.tsx';
import { usePageState } from '../parts/page-state.ts';
import { ChoiceField } from '../parts/SearchBox.tsx';
import { StoryFrame } from '../parts/StoryFrame.tsx';
import { copyOfStates, filterStates, kinds, sections, storiesOfState } from './states.ts';

const rules = rulesIn(product);
const copyOf = copyOfStates(catalogue.stories);
const withStory = new Set(catalogue.stories.flatMap(({ states }) => states));

export const Shown = () =>
  `${STATES.filter(({ id }) => withStory.has(id)).length} of ${STATES.length} have a story.`;

export function StateMap() {
  const [filter, change] = usePageState({
    section: '',
    kind: '',
    words: '',
    state: STATES[0].id as string,
    story: '',
  });
  const found = filterStates(STATES, filter, copyOf);
  // If the search has not found the chosen state, the first found state is shown instead.
  const isLeftOut = found.length > 0 && found.every(({ id }) => id !== filter.state);
  const isKnown = STATES.some(({ id }) => id === filter.state);
  const chosenId = isKnown && isLeftOut ? found[0]?.id : filter.state;
  const chosen = STATES.find(({ id }) => id === chosenId);
  const stories = chosen ? storiesOfState(chosen.id, catalogue.stories) : [];
  const story = stories.find(({ id }) => id === filter.story) ?? stories[0];
  return (
    <Explorer
      what="states"
      chosen={chosenId ?? filter.state}
      onChoose={(state) => change({ state, story: '' })}
      words={filter.words}
      onChange={(words) => change({ words })}
      placeholder="wallet, Saldo insuficiente, card.nip"
      items={found.map(({ id, title, kind, spec }) => ({
        id,
        title,
        group: spec,
        tag: kind,
      }))}
      filters={
        <>
          <ChoiceField
            label="Section"
            value={filter.section}
            onChange={(section) => change({ section })}
            options={[['', 'All sections'], ...sections.map((name) => [name, name] as const)]}
          />
          <ChoiceField
            label="Kind"
            value={filter.kind}
            onChange={(kind) => change({ kind })}
            options={[
              ['', 'All kinds'],
              ...Object.entries(kinds).map(([kind, what]) => [kind, `${kind}: ${what}`] as const),
            ]}
          />
        </>
      }
    >
      {chosen && found.length > 0 && (
        <>
          <h2>{chosen.title}</h2>
          <p>
            <code>{chosen.id}</code> · {chosen.kind} · spec section {chosen.spec}
          </p>
          {story && stories.length > 1 && (
            <ChoiceField
              label={`Shown by ${stories.length} stories`}
              value={story.id}
              onChange={(next) => change({ story: next })}
              options={stories.map((one) => [one.id, labelOf(one)])}
            />
          )}
          {story ? (
            <>
              <p className="row bar">
                <StoryLink id={story.id} className="button">
                  Open the story
                </StoryLink>
                <PageLink to="Project/Product" anchor={rules[chosen.spec]?.anchor}>
                  Read the rule
                </PageLink>
              </p>
              <StoryFrame still story={story.id} title={labelOf(story)} height={720} scale={0.75} />
            </>
          ) : (
            <p className="empty">No story shows it yet.</p>
          )}
        </>
      )}
    </Explorer>
  );
}
