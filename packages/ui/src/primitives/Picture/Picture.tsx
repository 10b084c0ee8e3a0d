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
  /** Alternative text; '' beside a name that says the same: hidden from screen readers. */
  alt: string;
  /** Width and height in px of a square around it. Default: its container decides. */
  size?: number | undefined;
  /** Loaded at once, visible or not, ahead of other pictures. Default: loaded lazily, near the view. */
  eager?: boolean | undefined;
}

/**
 * A picture that may fail to load; the grey gem is then shown in its place.
 *
 * - Use it for every picture whose address comes from the server: rewards, materials.
 * - Not for the product's own illustrations, which cannot fail: `Gem`, `Medal`, the scenes.
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
      fetchPriority={eager ? 'high' : undefined}
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
