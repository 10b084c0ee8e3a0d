import { findPersona } from '@gemas/mocks';
import { PERSONAS, personaOf } from '../../toolbar/personas.ts';
import { Explorer } from '../parts/Explorer.tsx';
import { StoryLink } from '../parts/Links.tsx';
import { usePageState } from '../parts/page-state.ts';
import { StoryFrame } from '../parts/StoryFrame.tsx';
import { isFound } from '../parts/search.ts';
import { asPersona, exploreStory } from './explore.ts';

const nameOf = (code: string) => findPersona(code)?.name ?? code;

export function Personas() {
  const [{ persona, words }, change] = usePageState({ persona: 'activator', words: '' });
  const chosen = personaOf(persona);
  return (
    <Explorer
      what="personas"
      chosen={chosen?.id ?? persona}
      onChoose={(id) => change({ persona: id })}
      words={words}
      onChange={(next) => change({ words: next })}
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
            still
            story={exploreStory.id}
            title={`The app as ${nameOf(chosen.code)}`}
            height={720}
            scale={0.75}
            {...asPersona(chosen)}
          />
          <p>
            In npm start: type the code <code>{chosen.code}</code> on Entrar, or pick them in the
            Mocks panel, which also has the link that logs in as them.
          </p>
        </>
      )}
    </Explorer>
  );
}
