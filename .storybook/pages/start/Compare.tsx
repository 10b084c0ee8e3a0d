import catalogue from 'virtual:catalogue';
import { textSizes } from '../../toolbar/choice.ts';
import { isViewport, VIEWPORTS, type ViewportName, viewportText } from '../../toolbar/viewports.ts';
import { labelOf, StoryLink } from '../parts/Links.tsx';
import { usePageState } from '../parts/page-state.ts';
import { ChoiceField } from '../parts/SearchBox.tsx';
import { StoryFrame } from '../parts/StoryFrame.tsx';
import { isFound } from '../parts/search.ts';
import './start.css';

const LIST = 'compare-stories';
/** Maximum number of stories in the list of search results. */
const SHOWN = 12;

/** Searches titles and names for words. For the id of a renamed story, returns all stories of its component. */
function similarTo(text: string) {
  const [component = ''] = text.split('--');
  const meant = catalogue.stories.filter(({ title, name }) => isFound(text, title, name));
  return meant.length > 0
    ? meant
    : catalogue.stories.filter((story) => story.id.startsWith(`${component}--`));
}

interface SideProps {
  side: 'Left' | 'Right';
  /** Text of the field: the id or the name of a story, or words to search for. */
  text: string;
  viewport: ViewportName;
  /** Text size in percent. Empty for 100 %. */
  size: string;
  onChange: (text: string) => void;
}

function Side({ side, text, viewport, size, onChange }: SideProps) {
  const [width, height] = VIEWPORTS[viewport];
  const globals: Record<string, string> = size === '' ? {} : { text: size };
  const words = text.trim();
  const story = catalogue.stories.find((one) => one.id === words || labelOf(one) === words);
  const similar = story || words === '' ? [] : similarTo(words);
  return (
    <section aria-label={`${side} story`}>
      <label>
        {side}
        <input
          type="search"
          list={LIST}
          value={text}
          placeholder="screens-vault--ready"
          onChange={(event) => onChange(event.target.value)}
        />
      </label>
      {story && (
        <>
          <p>
            <StoryLink id={story.id} globals={{ ...globals, 'viewport.value': viewport }}>
              {labelOf(story)}
            </StoryLink>
          </p>
          <StoryFrame
            story={story.id}
            title={labelOf(story)}
            globals={globals}
            width={width}
            height={height}
            scale={0.85}
          />
        </>
      )}
      {!story && (
        <div className="empty" role="status">
          {words === '' && <p>Choose a story by its id or its name.</p>}
          {words.includes('--') && (
            <p>
              There is no story <code>{words}</code>. It may have been renamed.
            </p>
          )}
          {words !== '' && <p>Stories with these words: {similar.length}</p>}
          {similar.slice(0, SHOWN).map((one) => (
            <p key={one.id}>
              <button type="button" className="button" onClick={() => onChange(one.id)}>
                {labelOf(one)}
              </button>
            </p>
          ))}
          {similar.length > SHOWN && <p>More words give fewer stories.</p>}
        </div>
      )}
    </section>
  );
}

export function Compare() {
  const [state, change] = usePageState({ left: '', right: '', viewport: 'phone', text: '' });
  const { left, right, text } = state;
  const viewport = isViewport(state.viewport) ? state.viewport : 'phone';
  const phone = { viewport, size: text };
  return (
    <>
      <div className="row bar">
        <ChoiceField
          label="Phone"
          value={viewport}
          onChange={(next) => change({ viewport: next })}
          options={Object.entries(VIEWPORTS).map(([name, size]) => [name, viewportText(size)])}
        />
        <ChoiceField
          label="Text"
          value={text}
          onChange={(next) => change({ text: next })}
          options={textSizes.map((size) => [size === 100 ? '' : String(size), `${size} %`])}
        />
      </div>
      <datalist id={LIST}>
        {catalogue.stories.map((story) => (
          <option key={story.id} value={story.id}>
            {labelOf(story)}
          </option>
        ))}
      </datalist>
      <div className="grid" style={{ '--min': 'max(340px, 45%)' }}>
        <Side side="Left" text={left} {...phone} onChange={(text) => change({ left: text })} />
        <Side side="Right" text={right} {...phone} onChange={(text) => change({ right: text })} />
      </div>
    </>
  );
}
