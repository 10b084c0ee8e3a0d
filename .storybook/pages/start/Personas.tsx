import { DEVELOPMENT_LOGIN_CODE_KEY } from '@gemas/domain';
import { encryptLoginCode, findPersona } from '@gemas/mocks';
import { useEffect, useState } from 'react';
import { PERSONAS, personaOf } from '../../toolbar/personas.ts';
import { Explorer } from '../parts/Explorer.tsx';
import { StoryLink } from '../parts/Links.tsx';
import { usePageState } from '../parts/page-state.ts';
import { StoryFrame } from '../parts/StoryFrame.tsx';
import { isFound } from '../parts/search.ts';
import { asPersona, exploreStory } from './explore.ts';

/** A fixed nonce for the mocks' log-in links, so that the page shows the same links every time. */
const NONCE = new Uint8Array(12);

/** Returns the query of the log-in link that a user with this code would receive. Returns '' until it is computed. */
function useLoginQuery(code: string): string {
  const [query, setQuery] = useState('');
  useEffect(() => {
    let isCurrent = true;
    void encryptLoginCode(code, DEVELOPMENT_LOGIN_CODE_KEY, NONCE).then((encrypted) => {
      if (isCurrent) setQuery(`?code=${encrypted}`);
    });
    return () => {
      isCurrent = false;
    };
  }, [code]);
  return query;
}

const nameOf = (code: string) => findPersona(code)?.name ?? code;

/** All personas of the mocks, with the app as each of them sees it. */
export function Personas() {
  const [{ persona, words }, change] = usePageState({ persona: 'activator', words: '' });
  const chosen = personaOf(persona);
  const query = useLoginQuery(chosen?.code ?? '');
  return (
    <Explorer
      what={['persona', 'personas']}
      chosen={chosen?.id ?? persona}
      onChoose={(id) => change({ persona: id })}
      words={words}
      onSearch={(next) => change({ words: next })}
      placeholder="raffle, 60010, driver"
      items={PERSONAS.map((entry) => ({
        ...entry,
        tag: entry.code,
        note: nameOf(entry.code),
      })).filter(({ id, tag, title, group, note }) => isFound(words, id, tag, title, group, note))}
    >
      {chosen && (
        <>
          <h2>{chosen.title}</h2>
          <p>
            {nameOf(chosen.code)} · in the toolbar and the address <code>{chosen.id}</code>
          </p>
          <p>
            <StoryLink id={exploreStory.id} {...asPersona(chosen)} className="button">
              Open the app as them
            </StoryLink>
          </p>
          <StoryFrame
            story={exploreStory.id}
            title={`The app as ${nameOf(chosen.code)}`}
            height={720}
            scale={0.75}
            {...asPersona(chosen)}
          />
          <details>
            <summary>Be them in npm start</summary>
            <p>
              Type the code <code>{chosen.code}</code> on Entrar, pick them in the Mocks panel, or
              append this to the app's address:
            </p>
            <p>
              <code>{query}</code>
            </p>
          </details>
        </>
      )}
    </Explorer>
  );
}
