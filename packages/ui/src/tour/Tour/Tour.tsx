import type { TourCard, TourTarget } from '@gemas/domain';
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Gem } from '../../gem/Gem/Gem.tsx';
import { watchSize } from '../../platform/observe.ts';
import { scrollPage } from '../../platform/scroll.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { useModal } from '../../primitives/Dialog/use-modal.ts';
import { onPaper } from '../../theme/ground.ts';
import { media } from '../../theme/media.ts';
import { token, type } from '../../theme/tokens.ts';
import {
  type Box,
  type CardPlace,
  cardPlace,
  holeOf,
  holePath,
  scrollFor,
  type View,
} from './place.ts';

// The overlay is a modal dialog, so that the browser makes the page behind it inert (decision 15).
const Overlay = styled.dialog`
  position: fixed;
  inset: 0;
  z-index: ${token('z-tour')};
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  border: 0;
  background: none;
  overflow: hidden;
  cursor: pointer;
  &::backdrop { background: none; }
`;

const Scrim = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  max-width: none;
  height: 100%;
  path:first-child { fill: ${token('overlay-tour')}; fill-rule: evenodd; }
  path + path { fill: none; stroke: ${token('gold-400')}; stroke-width: 4; }
  ${media.forcedColors} { path + path { stroke: Highlight; } }
`;

const Card = styled.div`
  position: absolute;
  left: 50%;
  width: calc(100% - 2 * ${token('space-4')});
  max-width: calc(${token('size-content-max')} - 2 * ${token('space-4')});
  max-height: calc(100% - 2 * ${token('space-4')});
  padding: 18px 18px ${token('space-4')};
  border-radius: 18px;
  background: ${token('bg-card')};
  ${onPaper}
  transform: translateX(-50%);
  &[data-side='foot'] { bottom: calc(${token('space-4')} + env(safe-area-inset-bottom, 0px)); overflow-y: auto; }
  &[data-side='middle'] { top: 50%; transform: translate(-50%, -50%); overflow-y: auto; }
  ${media.forcedColors} { border: 2px solid; }
`;

const Pointer = styled.svg`
  position: absolute;
  left: var(--pointer);
  margin-left: -18px;
  fill: ${token('bg-card')};
  [data-side='above'] > & { bottom: -15px; }
  [data-side='below'] > & { top: -15px; rotate: 180deg; }
  ${media.forcedColors} { display: none; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space-1')} ${token('space-3')};
`;

const Count = styled.p`
  font: 700 0.9375rem/1.3 ${token('font-text')};
  color: ${token('text-link')};
`;

const Gems = styled.span`
  display: flex;
  gap: 7px;
`;

const Title = styled.h2`
  font: 800 1.4375rem/1.1 ${token('font-display')};
  margin-top: ${token('space-2')};
`;

const Text = styled.p`
  ${type('body')}
  margin: 6px 0 14px;
  line-height: 1.35;
  color: ${token('text-secondary')};
`;

/** Estimated height of the card before it is measured, px. */
const CARD_HEIGHT = 220;

interface Layout {
  view: View;
  hole: Box | null;
  place: CardPlace;
}

/** Layout of the first render. The real layout is measured before the browser paints. */
const UNMEASURED: Layout = {
  view: { width: 0, height: 0 },
  hole: null,
  place: { side: 'middle' },
};

const viewNow = (): View => ({ width: window.innerWidth, height: window.innerHeight });

function targetOf(name: TourTarget): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-tour='${name}']`);
}

function layoutFor(name: TourTarget, cardHeight: number): Layout {
  const view = viewNow();
  const target = targetOf(name)?.getBoundingClientRect();
  const hasSize = target && target.width > 0 && target.height > 0;
  const hole = hasSize ? holeOf(target, view) : null;
  return { view, hole, place: cardPlace(hole, cardHeight, view) };
}

export interface TourProps {
  /** Texts of the current step. */
  card: TourCard;
  /** Number of the current step, from 1. */
  step: number;
  /** Number of steps of this user's tour. */
  steps: number;
  /** Called by a tap anywhere on the screen, also on the button. */
  onNext: () => void;
  /** Called by Esc or the back gesture. The caller puts the tour away until the next visit (decision 15). */
  onLeave: () => void;
}

/**
 * The tour of Score for new users (spec section 4, Tour). Each step highlights and explains an element of the page: the
 * element whose `data-tour` is the target of the step. If the page has no such element, the card is in the middle of
 * the screen.
 *
 * - Use it when the user sees Score for the first time. `tourSteps` returns the steps for the user's role.
 * - Not for later news: use intros and notifications.
 */
export function Tour({ card, step, steps, onNext, onLeave }: TourProps) {
  const { target } = card.step;
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const [layout, setLayout] = useState(UNMEASURED);

  const focusButton = () => button.current?.focus({ preventScroll: true });
  const modal = useModal({
    open: true,
    onLeave,
    onOpened: focusButton,
    takesEscape: true,
  });
  useLayoutEffect(() => () => scrollPage(0), []);

  // A tap on the overlay takes the focus from the button, so each step focuses the button again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new target is a new step
  useEffect(focusButton, [target]);

  // The page may change during the tour: answers arrive, fonts are loaded, the user rotates the phone.
  useLayoutEffect(() => {
    const height = () => box.current?.offsetHeight ?? CARD_HEIGHT;
    const place = () => setLayout(layoutFor(target, height()));
    const scrollToTarget = () => {
      const rect = targetOf(target)?.getBoundingClientRect();
      if (rect) scrollPage(window.scrollY + scrollFor(rect, height(), viewNow()));
      place();
    };
    scrollToTarget();
    const stop = watchSize([document.body, box.current], scrollToTarget);
    // Observes elements that are replaced without a change of size, such as a skeleton by content of the same size.
    const arrivals = new MutationObserver(scrollToTarget);
    arrivals.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', scrollToTarget);
    window.addEventListener('scroll', place, { passive: true });
    return () => {
      stop();
      arrivals.disconnect();
      window.removeEventListener('resize', scrollToTarget);
      window.removeEventListener('scroll', place);
    };
  }, [target]);

  const turn = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') onNext();
  };

  const { view, hole, place } = layout;
  const isPointing = place.side === 'above' || place.side === 'below';
  const left = (view.width - (box.current?.offsetWidth ?? view.width)) / 2;
  return (
    <Overlay
      {...modal}
      aria-labelledby={`${id}-count ${id}-title`}
      aria-describedby={`${id}-text`}
      onClick={onNext}
      onKeyDown={turn}
    >
      <Scrim aria-hidden="true" data-hole={hole ? '' : undefined}>
        <path d={`M0 0H${view.width}V${view.height}H0Z${hole ? holePath(hole) : ''}`} />
        {hole && <path d={holePath(hole)} />}
      </Scrim>
      <Card
        ref={box}
        data-side={place.side}
        style={
          isPointing ? { top: place.top, '--pointer': `${place.pointer - left}px` } : undefined
        }
      >
        {/* The focus stays on the button, so the text of each step must be announced. */}
        <div aria-live="polite" aria-atomic="true">
          <Head>
            <Count id={`${id}-count`}>{card.label}</Count>
            <Gems aria-hidden="true">
              {Array.from({ length: steps }, (_, index) => (
                <Gem
                  // biome-ignore lint/suspicious/noArrayIndexKey: one gem for each step, in order
                  key={index}
                  size={20}
                  palette={index < step ? 'esmeralda' : 'apagada'}
                />
              ))}
            </Gems>
          </Head>
          <Title id={`${id}-title`}>{card.step.title}</Title>
          <Text id={`${id}-text`}>{card.step.text}</Text>
        </div>
        <Button
          ref={button}
          onClick={(event) => {
            event.stopPropagation();
            onNext();
          }}
        >
          {card.button}
        </Button>
        {isPointing && (
          <Pointer width={36} height={16} aria-hidden="true">
            <path d="M0 0H36L18 16Z" />
          </Pointer>
        )}
      </Card>
    </Overlay>
  );
}
