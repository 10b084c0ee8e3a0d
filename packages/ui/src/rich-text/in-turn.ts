import { shareOf } from './html-work.ts';

interface Waiting {
  /** How much of the budget of a browser task the text uses, 0 to 1. See `shareOf`. */
  share: number;
  show: () => void;
}

/** Texts that are not shown yet, in the order of the calls of `showInTurn`. */
const waiting = new Set<Waiting>();
/** Sum of `share` over the texts shown in the current task. At 1 the budget of the task is used up. */
let shown = 0;
/** Whether the next task is scheduled. */
let isScheduled = false;

function showMore(): void {
  if (!isScheduled) setTimeout(startNextTask);
  isScheduled = true;
  for (const text of waiting) {
    if (shown > 0 && shown + text.share > 1) return;
    waiting.delete(text);
    shown += text.share;
    text.show();
  }
}

function startNextTask(): void {
  shown = 0;
  isScheduled = false;
  if (waiting.size > 0) showMore();
}

/**
 * Calls `show` at once, or in a later task if the current task has too little budget left for `html`. Showing many long
 * texts in one task would block the phone. Between two tasks the phone can handle taps.
 *
 * @returns a function that cancels the call of `show` if it is still waiting
 */
export function showInTurn(html: string, show: () => void): () => void {
  const text = { share: shareOf(html), show };
  waiting.add(text);
  showMore();
  return () => {
    waiting.delete(text);
  };
}
