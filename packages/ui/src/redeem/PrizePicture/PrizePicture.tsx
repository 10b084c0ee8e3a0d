import { useState } from 'react';
import { styled } from 'styled-components';
import { Gem } from '../../gem/Gem/Gem.tsx';

const Frame = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: var(--picture);
  height: var(--picture);
  img { width: 100%; height: 100%; object-fit: contain; }
`;

export interface PrizePictureProps {
  /** Address of the picture; empty or broken shows the grey gem. */
  src: string;
  /** Width and height in px. */
  size: number;
}

/** A prize's picture beside its name, which says what it is: hidden from screen readers. */
export function PrizePicture({ src, size }: PrizePictureProps) {
  const [broken, setBroken] = useState<string>();
  return (
    <Frame style={{ '--picture': `${size}px` }}>
      {src !== '' && src !== broken ? (
        <img src={src} alt="" width={size} height={size} onError={() => setBroken(src)} />
      ) : (
        <Gem size={Math.round(size * 0.6)} palette="apagada" />
      )}
    </Frame>
  );
}
