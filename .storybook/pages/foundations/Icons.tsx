import icons from 'virtual:icons';
import { Icon } from '@gemas/ui/foundations';
import type { ComponentProps } from 'react';
import { Tile, Tiles } from './lists.tsx';

export const Icons = () => (
  <Tiles>
    {Object.entries(icons).map(([name, drawing]) => (
      <Tile key={name} name={name}>
        <Icon of={drawing as ComponentProps<typeof Icon>['of']} size={28} />
      </Tile>
    ))}
  </Tiles>
);
