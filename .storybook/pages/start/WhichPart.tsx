import { PageLink } from '../parts/Links.tsx';
import { usePageState } from '../parts/page-state.ts';
import { SearchBox } from '../parts/SearchBox.tsx';
import { isFound, isMeant } from '../parts/search.ts';
import { NEEDS } from './needs.ts';

/** The components to use, by what a screen needs. */
export function WhichPart() {
  const [{ words }, change] = usePageState({ words: '' });
  const needs = Object.entries(NEEDS);
  const named = needs.filter((need) => isFound(words, JSON.stringify(need)));
  const meant = needs.filter((need) => isMeant(words, JSON.stringify(need)));
  const found = named.length > 0 ? named : meant;
  return (
    <>
      <SearchBox
        words={words}
        onChange={(next) => change({ words: next })}
        placeholder="failed, card number, tarjeta"
        found={found.length}
        what={['need', 'needs']}
      />
      {found.map(([need, parts]) => (
        <section key={need}>
          <h2>{need}</h2>
          <ul>
            {Object.entries(parts).map(([title, when]) => (
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
