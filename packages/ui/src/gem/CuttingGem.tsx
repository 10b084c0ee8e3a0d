import { Fragment } from 'react';
import { facetNames, facets, smallFacets, table } from './Gem/stone.ts';

export interface CuttingGemProps {
  /** Height in px. */
  size?: number | undefined;
}

/**
 * The loading indicator: a gem whose facets are cut one after the other. It is hidden from screen readers, because the
 * text beside it says what is loading. Under reduced motion it is a half-cut gem without an animation. Its CSS rules
 * are in `theme.css`.
 *
 * - Use it inside `Loading`, a busy `Button` or a busy `SearchField`. Use 18 to 24 px in a line of text and 148 px on
 * an empty screen.
 * - Not without a text, because screen readers need the text. Not for progress that is known: use a `ProgressBar`.
 */
export function CuttingGem({ size = 64 }: CuttingGemProps) {
  const small = size < 22;
  const [face, light, spark] = small ? table.small : table.regular;
  const grey = (plane: string) => `var(--stone-apagada-${plane})`;
  const green = (plane: string) => `var(--stone-esmeralda-${plane})`;
  return (
    <svg
      aria-hidden="true"
      data-cutting=""
      width={Math.round((size / 48) * 400) / 10}
      height={size}
      viewBox="0 0 40 48"
    >
      {facetNames.map((name, index) => {
        const lit = {
          className: 'lit',
          'data-still': index < 4 || undefined,
          style: { '--facet': index },
        };
        if (small) {
          const points = smallFacets[index];
          return (
            <Fragment key={name}>
              <polygon points={points} fill={grey(`${name}-outer`)} />
              <polygon points={points} fill={green(`${name}-outer`)} {...lit} />
            </Fragment>
          );
        }
        const [outer, inner] = facets[index] ?? [];
        return (
          <Fragment key={name}>
            <polygon points={outer} fill={grey(`${name}-outer`)} />
            <polygon points={inner} fill={grey(`${name}-inner`)} />
            <g {...lit}>
              <polygon points={outer} fill={green(`${name}-outer`)} />
              <polygon points={inner} fill={green(`${name}-inner`)} />
            </g>
          </Fragment>
        );
      })}
      <polygon points={face} fill={grey('table')} />
      <polygon points={light} fill={grey('light')} />
      <polygon points={spark} fill={grey('glint')} />
    </svg>
  );
}
