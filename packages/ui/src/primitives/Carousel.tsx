import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { octagon } from '../theme/cut.ts';
import { token, type } from '../theme/tokens.ts';
import { Picture } from './Picture.tsx';

const Frame = styled.section`
  position: relative;
  background: ${token('bg-card')};
  --focus: ${token('focus-on-light')};
`;

const Strip = styled.div`
  display: flex;
  overflow: auto hidden;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  overscroll-behavior-x: contain;
  &::-webkit-scrollbar { display: none; }
  &:not([tabindex]) { overflow: hidden; }
  &:focus-visible { outline-offset: calc(-1 * var(--focus-ring-width)); }
  @media (prefers-reduced-motion: no-preference) { scroll-behavior: smooth; }
`;

const Slide = styled.div`
  flex: 0 0 100%;
  display: grid;
  place-items: center;
  height: var(--slide-height, 318px);
  padding: ${token('space-4')};
  scroll-snap-align: center;
  scroll-snap-stop: always;
  img { width: 100%; height: 100%; object-fit: contain; }
`;

const Place = styled.p`
  position: absolute;
  right: ${token('space-4')};
  bottom: ${token('space-3')};
  ${type('micro')}
  color: ${token('text-secondary')};
  font-variant-numeric: tabular-nums;
`;

const Dots = styled.div`
  display: flex;
  justify-content: center;
  padding-bottom: ${token('space-1')};
`;

// The dot is small, but its tap target is 44 px high and at least 24 px wide.
const Dot = styled.button`
  --c: 3px;
  display: grid;
  place-items: center;
  min-width: 24px;
  height: ${token('size-touch')};
  border-radius: ${token('space-1')};
  &::before {
    content: '';
    width: 10px;
    height: 10px;
    background: ${token('border-field')};
    clip-path: ${octagon};
    forced-color-adjust: none;
  }
  &[aria-current='true']::before { width: 24px; background: ${token('emerald-700')}; }
`;

/** Whether the browser sends the event `scrollend`. False on a server. */
const hasScrollEnd = () => typeof window !== 'undefined' && 'onscrollend' in window;

export interface CarouselImage {
  /** Id of the picture, unique in the carousel. */
  id: string;
  /** Address of the picture. */
  src: string;
}

export interface CarouselProps {
  /** Accessible name of the carousel: the name of the product in the pictures. */
  label: string;
  /** The pictures, in the order in which they are shown. */
  images: readonly CarouselImage[];
  /** Height of the strip in px. Default 318. */
  height?: number | undefined;
}

/**
 * Shows the pictures of a product. The user changes the picture by swiping, arrow keys or dots. A single picture has no
 * dots. If there are no pictures, a grey gem is shown.
 *
 * - Use it on a reward's detail, above its name.
 * - Not in the rows of a list: use one `Picture` per row. Not for text: few users see the second slide.
 */
export function Carousel({ label, images, height }: CarouselProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const id = useId();
  const count = images.length;
  const many = count > 1;

  useEffect(() => {
    setCurrent((index) => Math.min(index, Math.max(0, count - 1)));
  }, [count]);

  const go = (index: number) => {
    const to = Math.max(0, Math.min(count - 1, index));
    const element = strip.current;
    if (element) element.scrollLeft = to * element.clientWidth;
    setCurrent(to);
  };

  const settle = () => {
    const element = strip.current;
    if (element && element.clientWidth > 0) {
      setCurrent(Math.round(element.scrollLeft / element.clientWidth));
    }
  };

  const keys = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step !== undefined) go(current + step);
    else if (event.key === 'Home') go(0);
    else if (event.key === 'End') go(count - 1);
    else return;
    event.preventDefault();
  };

  return (
    <Frame
      aria-label={label}
      aria-roledescription="carrusel"
      style={height === undefined ? undefined : { '--slide-height': `${height}px` }}
    >
      <Strip
        ref={strip}
        id={id}
        tabIndex={many ? 0 : undefined}
        role={many ? 'region' : undefined}
        aria-label={many ? `Imagen ${current + 1} de ${count}` : undefined}
        onKeyDown={many ? keys : undefined}
        onScrollEnd={settle}
        onScroll={hasScrollEnd() ? undefined : settle}
      >
        {count === 0 && (
          <Slide>
            <Picture src="" alt={label} />
          </Slide>
        )}
        {images.map((image, index) => (
          <Slide key={image.id}>
            <Picture
              src={image.src}
              alt={many ? `Imagen ${index + 1} de ${count}` : label}
              eager={index === 0}
            />
          </Slide>
        ))}
      </Strip>
      {many && (
        <>
          <Dots>
            {images.map((image, index) => (
              <Dot
                key={image.id}
                type="button"
                aria-label={`Imagen ${index + 1} de ${count}`}
                aria-current={index === current}
                aria-controls={id}
                onClick={() => go(index)}
              />
            ))}
          </Dots>
          <Place aria-hidden="true">{`${current + 1} de ${count}`}</Place>
        </>
      )}
    </Frame>
  );
}
