import { useState } from 'react';
import { styled } from 'styled-components';
import { Gem } from '../../gem/Gem/Gem.tsx';

const Square = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--picture);
  height: var(--picture);
  img { width: 100%; height: 100%; object-fit: contain; }
`;

export interface PictureProps {
  /** Address of the picture; empty or broken shows the grey gem. */
  src: string;
  /** What it shows; '' beside a name that says so: hidden from screen readers. */
  alt: string;
  /** Width and height in px of a square that holds it. Default: what it stands in decides. */
  size?: number | undefined;
  /** Loaded at once, in sight or not. Default: loaded as it comes near. */
  eager?: boolean | undefined;
}

/**
 * A picture that may not arrive; the grey gem is shown in its place.
 *
 * - Use it for every picture that the server names: rewards, materials.
 * - Not for the product's own drawings, which cannot fail: `Gem`, `Medal`, the scenes.
 */
export function Picture({ src, alt, size, eager = false }: PictureProps) {
  const [broken, setBroken] = useState('');
  const isMissing = src === '' || broken === src;
  const picture = isMissing ? (
    <span role="img" aria-label={alt ? `${alt} (no disponible)` : undefined} aria-hidden={!alt}>
      <Gem size={size === undefined ? 112 : Math.round(size * 0.6)} palette="apagada" />
    </span>
  ) : (
    <img
      src={src}
      alt={alt}
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      onError={() => setBroken(src)}
    />
  );
  return size === undefined ? (
    picture
  ) : (
    <Square style={{ '--picture': `${size}px` }}>{picture}</Square>
  );
}
