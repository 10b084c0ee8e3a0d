import icons from 'virtual:icons';
import {
  GoldTicket,
  GreyGem,
  HalfCutGem,
  Icon,
  LockedStone,
  RoughStone,
  SpeechBubbles,
  SplitStone,
  VaultDoor,
} from '@gemas/ui/foundations';
import { useState } from 'react';
import { Page, Section } from '../parts/Page.tsx';
import { isFound } from '../parts/search.ts';
import './foundations.css';

const scenes = [
  ['Rough stone', 'No activations yet', RoughStone, ''],
  ['Grey gem', 'Nothing found; a picture is missing', GreyGem, ''],
  ['Vault door', 'The vault is closed', VaultDoor, 'guide-night'],
  ['Half-cut gem', 'Maintenance', HalfCutGem, 'guide-night'],
  ['Locked stone', 'Nobody is logged in', LockedStone, ''],
  ['Split stone', 'Blocked', SplitStone, ''],
  ['Speech bubbles', 'Support', SpeechBubbles, ''],
] as const;

/** The page about the app's icons and illustrations. */
export function Icons() {
  const [words, setWords] = useState('');
  const found = Object.entries(icons).filter(([name]) => isFound(words, name));
  return (
    <Page
      title="Icons"
      lead="lucide, on a grid of 24 with a stroke of 2, square caps and bevelled joins: the same cut corners. An icon alone always carries a label."
    >
      <Section title="In use" note="20 px in text, 24 in bars, 28 in tiles.">
        <div className="guide-filters">
          <label>
            Words
            <input
              type="search"
              value={words}
              placeholder="arrow, card"
              onChange={(event) => setWords(event.target.value)}
            />
          </label>
          <p role="status">
            {found.length} of {Object.keys(icons).length} icons
          </p>
        </div>
        <ul className="guide-icons">
          {found.map(([name, drawing]) => (
            <li key={name}>
              <Icon of={drawing} size={28} />
              <code>{name}</code>
            </li>
          ))}
        </ul>
      </Section>
      <Section
        title="Scenes"
        note="For what is empty or out of order: one stone, one tool, one ground, three tones a material, light from the upper left, no people."
      >
        <ul className="guide-tiles guide-scenes">
          {scenes.map(([name, when, Scene, ground]) => (
            <li key={name} className={ground}>
              <Scene />
              <strong>{name}</strong>
              <span>{when}</span>
            </li>
          ))}
          <li>
            <GoldTicket count={1284} />
            <strong>Gold ticket</strong>
            <span>The raffle</span>
          </li>
        </ul>
      </Section>
    </Page>
  );
}
