import { type BadgeOfSet, type BadgeStanding, badgeSet, type UserBadge } from '@gemas/domain';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Badge } from '../gem/Badge.tsx';
import { wantsLessMotion } from '../platform/motion.ts';
import { Button } from '../primitives/Button/Button.tsx';
import { Dialog } from '../primitives/Dialog/Dialog.tsx';
import { octagon } from '../theme/cut.ts';
import { media } from '../theme/media.ts';
import { token, type } from '../theme/tokens.ts';

// The slots are so narrow that parts of the neighbouring badges are visible beside the badge in the middle.
const Rail = styled.ul`
  --slot: 164px;
  display: flex;
  align-items: center;
  margin-inline: calc(-1 * ${token('space-5')});
  padding: 6px calc(50% - var(--slot) / 2);
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  &::-webkit-scrollbar { display: none; }
`;

const Slot = styled.li`
  flex: none;
  width: var(--slot);
  scroll-snap-align: center;
  button {
    display: block;
    margin-inline: -10px;
    border-radius: ${token('radius-card')};
    opacity: 0.55;
    transform: scale(0.565);
    ${media.motionSafe} {
      transition:
        transform ${token('duration-base')} ${token('easing-out')},
        opacity ${token('duration-base')} linear;
    }
  }
  button[aria-current] { opacity: 1; transform: none; }
  button:focus-visible { position: relative; z-index: 1; outline-offset: calc(-1 * ${token('space-1')}); }
`;

const Text = styled.div`
  text-align: center;
  min-height: 5.5rem;
  margin-top: ${token('space-2')};
  strong { display: block; ${type('title')} font-size: 1.375rem; }
  p { margin: 6px auto 0; max-width: 290px; color: ${token('text-secondary')}; }
`;

const Dots = styled.div`
  display: flex;
  justify-content: center;
  gap: 10px;
  margin: ${token('space-3')} 0 ${token('space-2')};
  span {
    --c: 4px;
    width: 12px;
    height: 12px;
    background: ${token('border-field')};
    clip-path: ${octagon};
  }
  span[data-on] { width: 26px; background: ${token('emerald-700')}; }
`;

const standings: Record<BadgeStanding, { label: string; text: string }> = {
  earned: { label: 'ya es tuya', text: 'Ya es tuya.' },
  current: {
    label: 'tu insignia actual',
    text: 'Tu insignia actual. Sigue activando para llegar a la siguiente.',
  },
  ahead: { label: 'aún no la tienes', text: 'Aún no la tienes. Sigue activando para ganarla.' },
};

const TOP = 5;

function about({ level, standing }: BadgeOfSet): string {
  if (standing === 'current' && level === TOP) return 'Tu insignia actual: la más alta de todas.';
  return standings[standing].text;
}

/**
 * The badges in a row that scrolls sideways. Swipes and taps both change the scroll position, which determines the
 * badge in the middle.
 */
function Slides({ badges, first }: { badges: readonly BadgeOfSet[]; first: number }) {
  const rail = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(first);
  const shown = badges[current];

  const buttons = () => [...(rail.current?.querySelectorAll('button') ?? [])];

  useEffect(() => {
    const element = rail.current;
    if (!element) return;
    element.scrollLeft = (first * element.scrollWidth) / Math.max(1, badges.length);
    element.querySelectorAll('li')[first]?.scrollIntoView({ inline: 'center', block: 'nearest' });
  }, [first, badges.length]);

  const findCurrent = () => {
    const element = rail.current;
    if (!element) return;
    const middle = element.getBoundingClientRect().left + element.clientWidth / 2;
    const gaps = [...element.children].map((slot) => {
      const { left, width } = slot.getBoundingClientRect();
      return Math.abs(left + width / 2 - middle);
    });
    setCurrent(gaps.indexOf(Math.min(...gaps)));
  };

  const centre = (index: number) => {
    rail.current?.children[index]?.scrollIntoView({
      behavior: wantsLessMotion() ? 'instant' : 'smooth',
      inline: 'center',
      block: 'nearest',
    });
  };

  const step = (event: KeyboardEvent<HTMLButtonElement>, index: number) => {
    const move = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const target = move === undefined ? undefined : buttons()[index + move];
    if (!target) return;
    event.preventDefault();
    target.focus({ preventScroll: true });
  };

  return (
    <>
      <Rail ref={rail} onScroll={findCurrent}>
        {badges.map((badge, index) => (
          <Slot key={badge.level}>
            <button
              type="button"
              aria-current={index === current || undefined}
              aria-label={`${badge.name}, nivel ${badge.level}, ${standings[badge.standing].label}`}
              onClick={() => centre(index)}
              onFocus={() => centre(index)}
              onKeyDown={(event) => step(event, index)}
            >
              <Badge
                decorative
                level={badge.level}
                metal={badge.standing === 'ahead' ? 'apagada' : undefined}
                image={badge.image}
                size={184}
              />
            </button>
          </Slot>
        ))}
      </Rail>
      {shown && (
        <Text aria-live="polite">
          <strong>{shown.name}</strong>
          <p>{about(shown)}</p>
        </Text>
      )}
      <Dots aria-hidden="true">
        {badges.map((badge, index) => (
          <span key={badge.level} data-on={index === current ? '' : undefined} />
        ))}
      </Dots>
    </>
  );
}

export interface BadgeSliderProps {
  open: boolean;
  onClose: () => void;
  /** The user's current badge; null if the user has no badge. */
  badge: UserBadge | null;
}

/**
 * The sheet with all badges (spec section 2; decision 51). It opens with a tap on the user's badge on Score.
 *
 * - Use it to show all badges: those that the user has earned, the current badge, and those that the user can still
 * earn.
 * - Not to celebrate a new badge. Not for medals, which are for positions in a ranking.
 */
export function BadgeSlider({ open, onClose, badge }: BadgeSliderProps) {
  const badges = badgeSet(badge);
  const worn = badges.findIndex(({ standing }) => standing === 'current');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Tus insignias"
      foot={<Button onClick={onClose}>Entendido</Button>}
    >
      <Slides badges={badges} first={Math.max(0, worn)} />
    </Dialog>
  );
}
