import catalogue from 'virtual:catalogue';
import { STATES } from '@gemas/ui/state-map';
import product from '../../../docs/product.md?raw';
import { Explorer } from '../parts/Explorer.tsx';
import { PageLink, StoryLink } from '../parts/Links.tsx';
import { Page } from '../parts/Page.tsx';
import { PhoneFrame } from '../parts/PhoneFrame.tsx';
import { usePageState } from '../parts/page-state.ts';
import { SearchBox } from '../parts/SearchBox.tsx';
import { rulesIn } from '../project/rules.ts';
import { copyOfStates, filterStates, kinds, sections, storiesOfState } from './states.ts';

const rules = rulesIn(product);
const copyOf = copyOfStates(catalogue.stories);
const withStory = new Set(catalogue.stories.flatMap(({ states }) => states));

/** The page that lists all states that the specification names, with the stories that show them. */
export function StateMap() {
  const [filter, change] = usePageState({
    section: '',
    kind: '',
    words: '',
    state: STATES[0].id as string,
    story: '',
  });
  const found = filterStates(STATES, filter, copyOf);
  // If the search does not find the chosen state, the first state that it finds is chosen instead.
  const isLeftOut = found.length > 0 && found.every(({ id }) => id !== filter.state);
  const isKnown = STATES.some(({ id }) => id === filter.state);
  const chosenId = isKnown && isLeftOut ? found[0]?.id : filter.state;
  const chosen = STATES.find(({ id }) => id === chosenId);
  const stories = chosen ? storiesOfState(chosen.id, catalogue.stories) : [];
  const story = stories.find(({ id }) => id === filter.story) ?? stories[0];
  const shown = STATES.filter(({ id }) => withStory.has(id)).length;

  return (
    <Page
      wide
      title="State map"
      lead={`Every state, transition and error that the specification names. ${shown} of ${STATES.length} have a story.`}
    >
      <Explorer
        label="States"
        chosen={chosenId ?? filter.state}
        onChoose={(state) => change({ state, story: '' })}
        empty="No state has these words. Take one away, or look in all sections."
        groups={sections.map((section) => ({
          title: section,
          items: found
            .filter(({ spec }) => spec === section)
            .map(({ id, title, kind }) => ({ id, title, tag: kind, note: <code>{id}</code> })),
        }))}
        filters={
          <SearchBox
            words={filter.words}
            onChange={(words) => change({ words })}
            placeholder="wallet, Saldo insuficiente, card.nip"
            found={found.length}
            what={['state', 'states']}
          >
            <label>
              Section
              <select
                value={filter.section}
                onChange={(event) => change({ section: event.target.value })}
              >
                <option value="">All sections</option>
                {sections.map((section) => (
                  <option key={section}>{section}</option>
                ))}
              </select>
            </label>
            <label>
              Kind
              <select
                value={filter.kind}
                onChange={(event) => change({ kind: event.target.value })}
              >
                <option value="">All kinds</option>
                {Object.entries(kinds).map(([kind, meaning]) => (
                  <option key={kind} value={kind}>
                    {kind}: {meaning}
                  </option>
                ))}
              </select>
            </label>
          </SearchBox>
        }
      >
        {chosen === undefined ? (
          <p className="guide-empty" role="alert">
            The map has no state named <code>{filter.state}</code>. Choose one in the list.
          </p>
        ) : (
          <div className="guide-shown">
            <h2>{chosen.title}</h2>
            <p>
              <code>{chosen.id}</code> · {chosen.kind} · spec section {chosen.spec}
            </p>
            {story && stories.length > 1 && (
              <label>
                Shown by {stories.length} stories
                <select
                  value={story.id}
                  onChange={(event) => change({ story: event.target.value })}
                >
                  {stories.map(({ id, title, name }) => (
                    <option key={id} value={id}>
                      {title.split('/').slice(1).join('/')}: {name}
                    </option>
                  ))}
                </select>
              </label>
            )}
            {story ? (
              <>
                <p className="guide-actions">
                  <StoryLink id={story.id} className="guide-button">
                    Open the story
                  </StoryLink>
                  <PageLink to="Start/Product" anchor={rules[chosen.spec]?.anchor}>
                    Read the rule
                  </PageLink>
                </p>
                <PhoneFrame
                  story={story.id}
                  title={`${story.title}: ${story.name}`}
                  height={720}
                  scale={0.75}
                />
              </>
            ) : (
              <p className="guide-empty">No story shows it yet.</p>
            )}
          </div>
        )}
      </Explorer>
    </Page>
  );
}
