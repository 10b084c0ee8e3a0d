import catalogue from 'virtual:catalogue';
import { PageLink } from '../parts/Links.tsx';
import { usePageState } from '../parts/page-state.ts';
import { SearchBox } from '../parts/SearchBox.tsx';
import { isFound } from '../parts/search.ts';
import { NEEDS } from './needs.ts';

const aliasesOf = (part: string) =>
  catalogue.stories.find(({ title }) => title === `Components/${part}`)?.componentAliases ?? [];

export function WhichPart() {
  const [{ words }, change] = usePageState({ words: '' });
  const found = Object.entries(NEEDS).filter(([need, parts]) =>
    isFound(words, need, ...Object.entries(parts).flat(), ...Object.keys(parts).flatMap(aliasesOf)),
  );
  return (
    <>
      <SearchBox
        words={words}
        onChange={(next) => change({ words: next })}
        placeholder="failed, card number, modal"
        found={found.length}
        what="needs"
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
