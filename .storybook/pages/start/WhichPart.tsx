import { PageLink } from '../parts/Links.tsx';
import { usePageState } from '../parts/page-state.ts';
import { SearchBox } from '../parts/SearchBox.tsx';
import { isFound, isMeant } from '../parts/search.ts';
import { NEEDS, type Need } from './needs.ts';

/** Returns the texts of a need that a search looks at: the need itself, and the names and uses of its components. */
const wordsOf = ({ need, parts }: Need) => [need, ...parts.flat()];

/** The components to use, by what a screen needs. */
export function WhichPart() {
  const [{ words }, change] = usePageState({ words: '' });
  const named = NEEDS.filter((need) => isFound(words, ...wordsOf(need)));
  const found = named.length > 0 ? named : NEEDS.filter((need) => isMeant(words, ...wordsOf(need)));
  return (
    <>
      <SearchBox
        words={words}
        onChange={(next) => change({ words: next })}
        placeholder="failed, card number, tarjeta"
        found={found.length}
        what={['need', 'needs']}
      />
      {found.map(({ need, parts }) => (
        <section key={need}>
          <h2>{need}</h2>
          <ul>
            {parts.map(([title, when]) => (
              <li key={title}>
                <PageLink to={`Components/${title}`}>{title.split('/').at(-1)}</PageLink>: {when}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
