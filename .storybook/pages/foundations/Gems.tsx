import { Badge, Gem, Medal, palettes } from '@gemas/ui/foundations';
import { Page, Section } from '../parts/Page.tsx';
import { cssName, resolved, tokensOf, wordsOf } from './tokens.ts';
import './foundations.css';

/** What each colour variant of the stone is used for. The keys are the names in the code. */
const stones: Readonly<Record<(typeof palettes)[number], string>> = {
  esmeralda: 'Emerald: the gem that is earned and spent',
  oro: 'Gold: first place, badges from level 3',
  plata: 'Silver: second place, level 2',
  cobre: 'Copper: third place, level 1',
  apagada: 'Off: not earned, not enough, missing',
};

/** The page about the gem and about shapes that are made of it. */
export function Gems() {
  return (
    <Page
      title="Gems and medals"
      lead="One geometry: an emerald cut, portrait, three octagons one in the other with sixteen planes between them. A gem is hidden from screen readers; the text beside it has the word."
    >
      <Section title="Stones">
        <ul className="guide-tiles">
          {palettes.map((palette) => (
            <li key={palette}>
              <span className="guide-tile-stage">
                <Gem size={112} palette={palette} />
              </span>
              <strong>{stones[palette]}</strong>
              <code>{palette}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Being cut"
        note="floor(8 × done / goal) facets are lit, clockwise from the top."
      >
        <ul className="guide-row">
          {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((lit) => (
            <li key={lit}>
              <Gem size={64} lit={lit} />
              <code>{lit}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Sizes" note="Under 22 px it has one step less, so that it stays a gem.">
        <ul className="guide-row">
          {tokensOf('gem').map((path) => (
            <li key={path}>
              <Gem size={Number.parseInt(String(resolved(path)), 10)} />
              <code>{cssName(path)}</code>
              <span>
                {wordsOf(path)}, {String(resolved(path))}
              </span>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Medals" note="Positions 1 to 3. From 4 on there is a plain number.">
        <ul className="guide-row">
          {([1, 2, 3] as const).map((place) => (
            <li key={place}>
              <Medal place={place} size={96} />
              <span>{place}</span>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Badges"
        note="A ring of eight metal facets, a night table, a gem and five pips for the level."
      >
        <ul className="guide-row">
          {[0, 1, 2, 3, 4, 5].map((level) => (
            <li key={level}>
              <Badge level={level} size={96} />
              <span>Level {level}</span>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
