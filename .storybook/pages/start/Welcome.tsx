import catalogue from 'virtual:catalogue';
import room from 'virtual:room';
import { SCENARIO_NAMES } from '@gemas/mocks';
import { Gem } from '@gemas/ui/foundations';
import { STATES } from '@gemas/ui/state-map';
import type { ReactNode } from 'react';
import { PERSONAS } from '../../toolbar/personas.ts';
import { PageLink, StoryLink } from '../parts/Links.tsx';
import { Section } from '../parts/Page.tsx';
import { exploreStory } from './explore.ts';
import { SCREENS } from './screens.ts';
import '../parts/pages.css';
import './welcome.css';

function Way({ who, children }: { who: string; children: ReactNode }) {
  return (
    <section className="guide-way">
      <h2>{who}</h2>
      {children}
    </section>
  );
}

const sidebar = [
  ['Start', 'What there is, and the pages of the project.'],
  ['Foundations', 'Colour, type, space, shape, motion and voice, from the tokens themselves.'],
  ['Components', 'Every part by its topic, one story for each of its states.'],
  ['Screens', 'Whole screens without a server, in every state the specification names.'],
  ['Flows', 'The real app over the mocks, from the first tap to the last.'],
  ['Packages', 'What each entry of a package exports, for another app.'],
] as const;

const tools = [
  ['Persona, Fault, Latency', 'Who is in, what goes wrong and how late: for stories under Flows.'],
  ['Text', '100, 130 or 200 %, as a phone sets it.'],
  ['Motion', 'What a person sees who asks for less of it.'],
  ['Viewport', '320, 360, 390 and 412 px.'],
  ['Spec, beside Controls', 'The rules behind the story that is open.'],
] as const;

/** The first page of the catalogue. */
export function Welcome() {
  const counts = [
    [catalogue.stories.length, 'stories', 'Start/State map'],
    [STATES.length, 'states', 'Start/State map'],
    [SCREENS.length, 'screens', 'Start/All screens'],
    [PERSONAS.length, 'personas', 'Start/Personas'],
    [SCENARIO_NAMES.length, 'faults', 'Start/Faults'],
  ] as const;
  return (
    <main className="sb-unstyled guide guide-wide" lang="en">
      <header className="guide-hero">
        <Gem size={148} className="guide-hero-gem" />
        <div>
          <h1>Esmeraldas</h1>
          <p>
            The gem game and rewards vault of a retailer's store staff in Mexico, on their phones,
            in Spanish. This is where it is designed, built and checked: each part and each screen
            in every state it can be in.
          </p>
          <p className="guide-actions">
            <PageLink to="Start/All screens" className="guide-button guide-button-gold">
              See all screens
            </PageLink>
            <StoryLink id={exploreStory.id} className="guide-hero-link">
              Walk through the app
            </StoryLink>
          </p>
        </div>
      </header>
      <ul className="guide-counts">
        {counts.map(([count, what, page]) => (
          <li key={what}>
            <PageLink to={page}>
              <strong>{count.toLocaleString('en')}</strong> {what}
            </PageLink>
          </li>
        ))}
      </ul>
      <div className="guide-ways">
        <Way who="Designers">
          <p>
            Review <PageLink to="Start/All screens">every screen</PageLink> side by side, then{' '}
            <PageLink to="Start/State map">every state</PageLink> beside its rule.
          </p>
          <p>
            What it is made of: <PageLink to="Foundations/Colours">colours</PageLink>,{' '}
            <PageLink to="Foundations/Type">type</PageLink>,{' '}
            <PageLink to="Foundations/Cuts and shapes">shapes</PageLink>,{' '}
            <PageLink to="Foundations/Interaction">interaction</PageLink> and{' '}
            <PageLink to="Foundations/Voice">voice</PageLink>.
          </p>
        </Way>
        <Way who="Developers">
          <p>
            <PageLink to="Start/Which part">Which part for what</PageLink>, by need; props, source
            and states are on its page. What a package exports:{' '}
            <PageLink to="Packages/ui components">Packages</PageLink>. First hour:{' '}
            <PageLink to="Start/Contributing">Contributing</PageLink>.
          </p>
          <p>
            How it is built: <PageLink to="Start/Architecture">Architecture</PageLink>; what it
            answers to: <PageLink to="Start/Product">Product</PageLink> and{' '}
            <PageLink to="Start/Contract">Contract</PageLink>. Elsewhere:{' '}
            <PageLink to="Start/Use it in another app">Use it in another app</PageLink>.
          </p>
        </Way>
        <Way who="QA">
          <p>
            Be <PageLink to="Start/Personas">anybody</PageLink> and meet{' '}
            <PageLink to="Start/Faults">any fault</PageLink>; the address of what you see can be
            sent as it is. <PageLink to="Start/What changed">What changed</PageLink>, and{' '}
            <PageLink to="Start/Compare">two stories side by side</PageLink>.
          </p>
          <p>
            Why it does what it does: the Spec panel beside Controls, and{' '}
            <PageLink to="Start/Decisions">Decisions</PageLink>. What a change does to it:{' '}
            <PageLink to="Start/Deployment" anchor="pictures-for-qa">
              pictures
            </PageLink>
            .
          </p>
        </Way>
      </div>
      {room.missing.length > 0 && (
        <Section title="Missing in this Storybook">
          <ul>
            {room.missing.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Section>
      )}
      <div className="guide-columns">
        <Section title="In the sidebar">
          <dl className="guide-list">
            {sidebar.map(([term, meaning]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </Section>
        <Section title="Above and below a story">
          <dl className="guide-list">
            {tools.map(([term, meaning]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </Section>
      </div>
    </main>
  );
}
