import icons from 'virtual:icons';
import { Icon } from '@gemas/ui/foundations';
import { type ComponentProps, useState } from 'react';
import { SearchBox } from '../parts/SearchBox.tsx';
import { isFound } from '../parts/search.ts';
import { Tile, Tiles } from './lists.tsx';

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
        what="icons"
      />
      <Tiles>
        {found.map(([name, drawing]) => (
          <Tile key={name} name={name}>
            <Icon of={drawing as ComponentProps<typeof Icon>['of']} size={28} />
          </Tile>
        ))}
      </Tiles>
    </>
  );
}
