import catalogue from 'virtual:catalogue';
import { textSizes } from '../../toolbar/choice.ts';
import { isViewport, VIEWPORTS, type ViewportName, viewportText } from '../../toolbar/viewports.ts';
import { labelOf, StoryLink } from '../parts/Links.tsx';
import { usePageState } from '../parts/page-state.ts';
import { ChoiceField } from '../parts/SearchBox.tsx';
import { StoryFrame } from '../parts/StoryFrame.tsx';
import './start.css';

const LIST = 'compare-stories';
interface SideProps {
  side: 'Left' | 'Right';
  /** Text of the field: the id or the name of a story. The browser offers the stories that contain the text. */
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
        <p className="empty" role="status">
          {words === ''
            ? 'Choose a story by its id or its name.'
            : `There is no story '${words}'. Choose one of the list.`}
        </p>
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
