import { shareOf } from './html-work.ts';

interface Waiting {
  /** Share of a task's budget that the text takes, 0 to 1 (`shareOf`). */
  share: number;
  show: () => void;
}

/** Texts that are not shown yet, in order. */
const waiting = new Set<Waiting>();
/** Sum of the `share` of all texts that were shown in this task. At 1 the budget of the task is used up. */
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
 * Shows a text at once, or in a later task if the budget of this task does not suffice for the text. Many long texts
 * would otherwise freeze a phone. Between two tasks the phone handles taps.
 *
 * @returns a function that cancels the text if it is not shown yet
 */
export function showInTurn(html: string, show: () => void): () => void {
  const text = { share: shareOf(html), show };
  waiting.add(text);
  showMore();
  return () => {
    waiting.delete(text);
  };
}
