import catalogue from 'virtual:catalogue';
import { labelOf, StoryLink } from '../parts/Links.tsx';
import { usePageState } from '../parts/page-state.ts';
import { StoryFrame } from '../parts/StoryFrame.tsx';
import { isFound } from '../parts/search.ts';
import './start.css';

const LIST = 'compare-stories';

/** Searches titles and names for words. For the id of a renamed story, returns all stories of its component. */
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

function Side({ side, id, onChoose }: SideProps) {
  const story = catalogue.stories.find((one) => one.id === id);
  return (
    <section aria-label={`${side} story`}>
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
          <StoryFrame story={id} title={labelOf(story)} height={720} scale={0.85} />
        </>
      )}
      {!story && id === '' && <p className="empty">Choose a story by its id or its name.</p>}
      {!story && id !== '' && (
        <div className="empty" role="alert">
          <p>
            There is no story <code>{id}</code>. It may have been renamed.
          </p>
          {similarTo(id)
            .slice(0, 8)
            .map((one) => (
              <p key={one.id}>
                <button type="button" className="button" onClick={() => onChoose(one.id)}>
                  {labelOf(one)}
                </button>
              </p>
            ))}
        </div>
      )}
    </section>
  );
}

export function Compare() {
  const [{ left, right }, change] = usePageState({ left: '', right: '' });
  return (
    <>
      <datalist id={LIST}>
        {catalogue.stories.map((story) => (
          <option key={story.id} value={story.id}>
            {labelOf(story)}
          </option>
        ))}
      </datalist>
      <div className="grid" style={{ '--min': 'max(340px, 45%)' }}>
        <Side side="Left" id={left} onChoose={(id) => change({ left: id })} />
        <Side side="Right" id={right} onChoose={(id) => change({ right: id })} />
      </div>
    </>
  );
}
