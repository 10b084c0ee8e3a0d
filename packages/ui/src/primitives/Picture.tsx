import { useState } from 'react';
import { styled } from 'styled-components';
import { Gem } from '../gem/Gem/Gem.tsx';

const Square = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--picture);
  height: var(--picture);
  img { width: 100%; height: 100%; object-fit: contain; }
`;

export interface PictureProps {
  /** Address of the picture. If it is empty or cannot be loaded, a grey gem is shown. */
  src: string;
  /**
   * Alternative text. Use '' if a text beside the picture has the same meaning. Screen readers then skip the picture.
   */
  alt: string;
  /** Width and height in px. Default: the size of the container. */
  size?: number | undefined;
  /**
   * Whether the picture is loaded at once, with high priority. If false, it is loaded when it comes near the viewport.
   * Default: false.
   */
  eager?: boolean | undefined;
}

/**
 * A picture that may fail to load. If it fails, a grey gem is shown instead.
 *
 * - Use it for every picture whose address comes from the server: rewards, materials.
 * - Not for the illustrations of this package, which cannot fail: `Gem`, `Medal`, the scenes.
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
