import type { TicketThread } from '@gemas/domain';
import { useCallback, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { watchSize } from '../platform/observe.ts';
import { scrollPage } from '../platform/scroll.ts';
import { EmptyState } from '../primitives/EmptyState.tsx';
import { LongRows, type RowAttributes } from '../primitives/LongRows.tsx';
import { Tag } from '../primitives/Tag.tsx';
import { RichText } from '../rich-text/RichText/RichText.tsx';
import { SpeechBubbles } from '../shell/scenes/SpeechBubbles.tsx';
import { token, type } from '../theme/tokens.ts';

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${token('space-3')};
  margin-bottom: ${token('space-4')};
`;

const Title = styled.h2`
  ${type('section')}
  min-width: 0;
  overflow-wrap: anywhere;
`;

const Thread = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token('space-4')};
`;

const Message = styled.li`
  justify-self: start;
  max-width: min(100%, 20rem);
  &[data-own] { justify-self: end; text-align: right; }
`;

const Who = styled.p`
  ${type('small')}
  font-weight: 700;
  color: ${token('text-secondary')};
`;

const Bubble = styled.div`
  margin: ${token('space-1')} 0;
  padding: ${token('space-3')};
  border: ${token('border-width-hairline')} solid ${token('border-hairline')};
  border-radius: ${token('radius-card')};
  background: ${token('bg-card')};
  text-align: left;
  --text-quiet: ${token('text-body')};
  [data-own] > & { background: ${token('bg-own')}; border-color: ${token('bg-own')}; }
`;

const When = styled.p`
  ${type('micro')}
  color: ${token('text-secondary')};
`;

/** Number of messages in the first render: as many as a phone shows. */
const FIRST_ROWS = 8;
/** Estimated height of a message before its first render, rem. */
const ROW_REM = 6;

type Comment = TicketThread['comments'][number];

// The index is a stable key, because messages are only added at the end.
const keyOfMessage = (_: Comment, index: number) => index;

/**
 * Keeps the end of the list in view until the user scrolls. The page is scrolled whenever the list changes its height.
 * This happens several times, because messages are rendered only near the viewport, and their pictures are loaded
 * later.
 */
function useNewestInView() {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const thread = list.current;
    if (!thread) return undefined;
    let frame = 0;
    const unwatch = watchSize([thread], () => {
      // Scrolls in the next frame. If the scroll renders other messages, the height of the list changes again, and this
      // callback runs again.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        // Scrolls to the end of the page. The foot of the screen would cover the end of the list if only the list were
        // scrolled into view.
        scrollPage(document.documentElement.scrollHeight);
      });
    });
    const stop = () => {
      unwatch();
      cancelAnimationFrame(frame);
    };
    const moved = new AbortController();
    for (const act of ['pointerdown', 'wheel', 'keydown']) {
      window.addEventListener(act, stop, { signal: moved.signal });
    }
    return () => {
      moved.abort();
      stop();
    };
  }, []);
  return list;
}

export interface TicketMessagesProps {
  /** The ticket with its messages, oldest first. */
  ticket: TicketThread;
  /** Name of the user. Messages with this name are shown on the right. */
  ownName: string;
}

/**
 * The subject and the messages of a ticket (spec section 2, Ticket messages). The newest message is in view until the
 * user scrolls.
 *
 * - Use it for the messages of a single ticket. The screen says below the messages whether the ticket is open.
 * - Not for a list of tickets: use a `TicketList`.
 */
export function TicketMessages({ ticket, ownName }: TicketMessagesProps) {
  const list = useNewestInView();
  const { title, status, comments } = ticket;
  const row = useCallback(
    ({ user, content, time_ago }: Comment, _: number, attributes: RowAttributes) => (
      <Message {...attributes} data-own={user.trim() === ownName.trim() ? '' : undefined}>
        {user && <Who>{`${user} dijo:`}</Who>}
        <Bubble>
          <RichText html={content} field="TicketComment.content" />
        </Bubble>
        <When>{time_ago}</When>
      </Message>
    ),
    [ownName],
  );
  return (
    <>
      <Head>
        <Title>{title || 'Ticket'}</Title>
        <Tag tone={status === 'ABIERTO' ? 'ok' : 'closed'} icon={null}>
          {status}
        </Tag>
      </Head>
      {comments.length === 0 ? (
        <EmptyState
          compact
          scene={<SpeechBubbles />}
          title="Aún no hay mensajes."
          help="Te avisaremos aquí cuando soporte responda."
        />
      ) : (
        <Thread ref={list}>
          <LongRows
            list={list}
            name={`ticket ${ticket.folio || title}`}
            items={comments}
            keyOf={keyOfMessage}
            rem={ROW_REM}
            first={FIRST_ROWS}
            isFromEnd
          >
            {row}
          </LongRows>
        </Thread>
      )}
    </>
  );
}
