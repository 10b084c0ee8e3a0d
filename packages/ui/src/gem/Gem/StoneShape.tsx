import type { ReactElement } from 'react';
import { facetNames, facets, type Palette, smallFacets, table } from './stone.ts';

const fill = (palette: Palette, plane: string) => `var(--stone-${palette}-${plane})`;

const cache = new Map<string, ReactElement>();

function draw(palette: Palette, lit: number, small: boolean, glint: boolean): ReactElement {
  const planes: ReactElement[] = [];
  facetNames.forEach((name, index) => {
    const stone = index < lit ? palette : 'apagada';
    // The two polygons have no `g` around them, because every additional element makes the page slower.
    const plane = (step: 'outer' | 'inner', points: string | undefined) =>
      planes.push(
        <polygon
          key={`${name} ${step}`}
          data-facet={index}
          points={points}
          fill={fill(stone, `${name}-${step}`)}
        />,
      );
    if (small) {
      plane('outer', smallFacets[index]);
      return;
    }
    const [outer, inner] = facets[index] ?? ['', ''];
    plane('outer', outer);
    plane('inner', inner);
  });
  // The table (the flat top of the stone) is grey until all eight facets are cut.
  const top = lit >= 8 ? palette : 'apagada';
  const [face, light, spark] = small ? table.small : table.regular;
  return (
    <>
      {planes}
      <polygon points={face} fill={fill(top, 'table')} />
      <polygon points={light} fill={fill(top, 'light')} />
      {glint && (
        <polygon points={spark} fill={fill(top, 'glint')} opacity={small ? undefined : 0.9} />
      )}
    </>
  );
}

export interface StoneShapeProps {
  palette?: Palette | undefined;
  /**
   * Number of facets that have their colour, 0 to 8, clockwise from the top. The other facets are grey. Default: 8. See
   * `litFacets`.
   */
  lit?: number | undefined;
  /** Whether the inner ring of facets is omitted, for stones below 22 px. Default: false. */
  small?: boolean | undefined;
  /**
   * Whether to draw a slanted reflection on the table (the flat top). Medals show a number in its place. Default: true.
   */
  glint?: boolean | undefined;
}

/** The planes of a stone in a box of 40 by 48 units, for use inside an svg. */
export function StoneShape({
  palette = 'esmeralda',
  lit = 8,
  small = false,
  glint = true,
}: StoneShapeProps) {
  const cut = palette === 'apagada' ? 0 : Math.max(0, Math.min(8, Math.floor(lit)));
  const key = `${palette} ${cut} ${small} ${glint}`;
  let shape = cache.get(key);
  if (!shape) {
    shape = draw(palette, cut, small, glint);
    cache.set(key, shape);
  }
  return shape;
}
