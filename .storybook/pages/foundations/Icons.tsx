import icons from 'virtual:icons';
import { Icon } from '@gemas/ui/foundations';
import { useState } from 'react';
import { SearchBox } from '../parts/SearchBox.tsx';
import { isFound } from '../parts/search.ts';
import { Tile, Tiles } from './lists.tsx';

/** The icons that the app uses, with a search. */
export function Icons() {
  const [words, setWords] = useState('');
  const found = Object.entries(icons).filter(([name]) => isFound(words, name));
  return (
    <>
      <SearchBox
        words={words}
        onChange={setWords}
        placeholder="arrow, card"
        found={found.length}
        what={['icon', 'icons']}
      />
      <Tiles>
        {found.map(([name, drawing]) => (
          <Tile key={name} name={name}>
            <Icon of={drawing} size={28} />
          </Tile>
        ))}
      </Tiles>
    </>
  );
}
