import { PageLink } from '../parts/Links.tsx';
import { Page, Section } from '../parts/Page.tsx';
import { usePageState } from '../parts/page-state.ts';
import { SearchBox } from '../parts/SearchBox.tsx';
import { isFound, isMeant } from '../parts/search.ts';
import { NEEDS, type Need } from './needs.ts';

/** Returns the texts of a need that a search looks at: the need itself, and the names and uses of its components. */
const wordsOf = ({ need, parts }: Need) => [need, ...parts.flat()];

/** The page that says which component to use, by what a screen needs. */
export function WhichPart() {
  const [{ words }, change] = usePageState({ words: '' });
  const named = NEEDS.filter((need) => isFound(words, ...wordsOf(need)));
  const found = named.length > 0 ? named : NEEDS.filter((need) => isMeant(words, ...wordsOf(need)));
  return (
    <Page
      title="Which part for what"
      lead="What a screen needs, and the components for it. Each leads to its page with props, states and source."
    >
      <SearchBox
        words={words}
        onChange={(next) => change({ words: next })}
        placeholder="failed, card number, tarjeta"
        found={found.length}
        what={['need', 'needs']}
      />
      {found.map(({ need, parts }) => (
        <Section key={need} title={need}>
          <dl className="guide-list">
            {parts.map(([title, when]) => (
              <div key={title}>
                <dt>
                  <PageLink to={`Components/${title}`}>{title.split('/').at(-1)}</PageLink>
                </dt>
                <dd>{when}</dd>
              </div>
            ))}
          </dl>
        </Section>
      ))}
    </Page>
  );
}
