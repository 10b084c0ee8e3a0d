import catalogue from 'virtual:catalogue';
import { SCENARIO_NAMES } from '@gemas/mocks';
import { Gem } from '@gemas/ui/foundations';
import { STATES } from '@gemas/ui/state-map';
import { PERSONAS } from '../../toolbar/personas.ts';
import { PageLink, StoryLink } from '../parts/Links.tsx';
import { exploreStory } from './explore.ts';
import { SCREENS } from './screens.ts';
import './start.css';

const stories = catalogue.stories.length.toLocaleString('en');

const COUNTS = [
  [STATES.length, `states in ${stories} stories`, 'Start/State map'],
  [SCREENS.length, 'screens', 'Start/All screens'],
  [PERSONAS.length, 'personas', 'Start/Personas'],
  [SCENARIO_NAMES.length, 'faults', 'Start/Faults'],
] as const;

export function Hero() {
  return (
    <>
      <header className="sb-unstyled hero">
        <Gem size={120} />
        <div>
          <h1>Esmeraldas</h1>
          <p>
            The gem game and rewards vault of a retailer's store staff in Mexico, on their phones,
            in Spanish. This is where it is designed, built and checked: each part and each screen
            in every state it can be in.
          </p>
          <p>
            <PageLink className="button" to="Start/All screens">
              See all screens
            </PageLink>{' '}
            <StoryLink id={exploreStory.id}>Walk through the app</StoryLink>
          </p>
        </div>
      </header>
      <ul className="grid counts" style={{ '--min': 'max(130px, 22%)' }}>
        {COUNTS.map(([count, what, page]) => (
          <li key={what} className="card">
            <PageLink to={page}>
              <strong>{count.toLocaleString('en')}</strong> {what}
            </PageLink>
          </li>
        ))}
      </ul>
    </>
  );
}
