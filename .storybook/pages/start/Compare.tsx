import catalogue from 'virtual:catalogue';
import { StoryLink } from '../parts/Links.tsx';
import { Page } from '../parts/Page.tsx';
import { PhoneFrame } from '../parts/PhoneFrame.tsx';
import { usePageState } from '../parts/page-state.ts';
import { isFound } from '../parts/search.ts';
import './screens.css';

const LIST = 'compare-stories';
const labelOf = ({ title, name }: { title: string; name: string }) =>
  `${title.split('/').slice(1).join('/')}: ${name}`;

/**
 * Returns the stories whose title or name contains the words `id`. If there are none, `id` may be the id of a story that
 * was renamed, so returns all stories of the same component.
 */
function similarTo(id: string) {
  const [component = ''] = id.split('--');
  const meant = catalogue.stories.filter(({ title, name }) => isFound(id, title, name));
  return meant.length > 0
    ? meant
    : catalogue.stories.filter((story) => story.id.startsWith(`${component}--`));
}

interface SideProps {
  side: 'Left' | 'Right';
  /** Id of the story; '' if none is chosen yet. */
  id: string;
  onChoose: (id: string) => void;
}

/** One of the two stories, with a field to choose it by its id or by words of its name. */
function Side({ side, id, onChoose }: SideProps) {
  const story = catalogue.stories.find((one) => one.id === id);
  const similar = story ? [] : similarTo(id);
  return (
    <section className="guide-shown" aria-label={`${side} story`}>
      <label>
        {side}
        <input
          type="search"
          list={LIST}
          value={id}
          placeholder="screens-vault--ready"
          onChange={(event) => onChoose(event.target.value.trim())}
        />
      </label>
      {story && (
        <>
          <p>
            <StoryLink id={id}>{labelOf(story)}</StoryLink>
          </p>
          <PhoneFrame story={id} title={labelOf(story)} height={720} scale={0.85} />
        </>
      )}
      {!story && id === '' && <p className="guide-empty">Choose a story by its id or its name.</p>}
      {!story && id !== '' && (
        <div className="guide-empty" role="alert">
          <p>
            There is no story <code>{id}</code>. It may have been renamed.
          </p>
          {similar.length > 0 && (
            <ul>
              {similar.slice(0, 8).map((one) => (
                <li key={one.id}>
                  <button type="button" onClick={() => onChoose(one.id)}>
                    {labelOf(one)}
                  </button>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </section>
  );
}

/** The page that shows two stories side by side. Both ids are in its address, which can be sent to others. */
export function Compare() {
  const [{ left, right }, change] = usePageState({ left: '', right: '' });
  return (
    <Page
      wide
      title="Compare"
      lead="Two stories side by side. The address holds both, so it can be sent as it is. The button Compare above a story begins with that story."
    >
      <datalist id={LIST}>
        {catalogue.stories.map((story) => (
          <option key={story.id} value={story.id}>
            {labelOf(story)}
          </option>
        ))}
      </datalist>
      <div className="guide-compare">
        <Side side="Left" id={left} onChoose={(id) => change({ left: id })} />
        <Side side="Right" id={right} onChoose={(id) => change({ right: id })} />
      </div>
    </Page>
  );
}
