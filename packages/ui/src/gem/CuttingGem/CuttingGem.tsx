import { Fragment } from 'react';
import { styled } from 'styled-components';
import { facetNames, facets, smallFacets, table } from '../Gem/stone.ts';

// The eighth facet completes the stone. After a pause the cut starts again.
const step = 'calc(var(--duration-facet) * 2)';
const Stone = styled.svg`
  .lit {
    opacity: 0;
    animation: cut-facet calc(var(--duration-facet) * 24) steps(1, end) infinite;
    animation-delay: calc(${step} * var(--facet));
  }
  @keyframes cut-facet {
    0%, 74% { opacity: 1; }
    75%, 100% { opacity: 0; }
  }
  @media (prefers-reduced-motion: reduce) {
    .lit {
      animation: none;
    }
    .lit[data-still] {
      opacity: 1;
    }
  }
`;

export interface CuttingGemProps {
  /** Height in px. */
  size?: number | undefined;
  className?: string | undefined;
}

/**
 * The gem being cut facet by facet: the loading indicator everywhere. Hidden from screen readers;
 * the text beside it says what is loading. Under reduced motion it is still and half cut.
 *
 * - Use it inside `Loading`, a busy `Button` or a busy `SearchField`; 18 to 24 px in a line, 148 px on a screen.
 * - Not alone: it has no text for screen readers. Not for known progress: that is a `ProgressBar`.
 */
export function CuttingGem({ size = 64, className }: CuttingGemProps) {
  const small = size < 22;
  const [face, light, spark] = small ? table.small : table.regular;
  const grey = (plane: string) => `var(--stone-apagada-${plane})`;
  const green = (plane: string) => `var(--stone-esmeralda-${plane})`;
  return (
    <Stone
      aria-hidden="true"
      className={className}
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
    </Stone>
  );
}
