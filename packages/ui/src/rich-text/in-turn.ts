import { shareOf } from './html-work.ts';

interface Waiting {
  share: number;
  show: () => void;
}

/** Texts that are not shown yet, the first one first. */
const waiting = new Set<Waiting>();
/** Sum of the shares that have been shown in this task. */
let shown = 0;
/** Whether the next task is on its way. */
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
 * Shows a text at once. If the texts of this task are together more than one text may be (`shareOf`), it is shown in a
 * later task: many long texts would freeze a phone, even if none of them does. Between two tasks the phone takes taps.
 *
 * @returns leaves the text out if it is still waiting
 */
export function showInTurn(html: string, show: () => void): () => void {
  const text = { share: shareOf(html), show };
  waiting.add(text);
  showMore();
  return () => {
    waiting.delete(text);
  };
}
