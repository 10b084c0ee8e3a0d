import { listen } from '@gemas/ui/platform';

interface Repeats {
  /** Pauses between the calls of `act`, in order, ms. The last pause is used again for all later calls. */
  pausesMs: readonly number[];
  /** Events that call `act` at once if the page is visible. The next pause is then the first of `pausesMs`. */
  events: Parameters<typeof listen>[0];
  /** Whether `act` is also called at the start, before the first pause. */
  startsNow: boolean;
}

/**
 * Calls `act` again and again while the page is visible. A pause begins when the call before it has ended. Returns a
 * function that ends the calls.
 */
export function repeatWhileVisible(
  act: () => unknown,
  { pausesMs, events, startsNow }: Repeats,
): () => void {
  let pauses = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const pause = () => {
    clearTimeout(timer);
    if (isOver) return;
    timer = setTimeout(() => void run(), pausesMs[Math.min(pauses, pausesMs.length - 1)]);
    pauses += 1;
  };
  const run = async () => {
    clearTimeout(timer);
    if (!document.hidden) await act();
    pause();
  };
  const stopListening = listen(events, () => {
    if (document.hidden) return;
    pauses = 0;
    void run();
  });
  if (startsNow) void run();
  else pause();
  return () => {
    isOver = true;
    clearTimeout(timer);
    stopListening();
  };
}
