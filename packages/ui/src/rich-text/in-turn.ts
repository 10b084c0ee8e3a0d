import { shareOf } from './html-work.ts';

interface Waiting {
  share: number;
  show: () => void;
}

/** Texts that are not shown yet, in order. */
const waiting = new Set<Waiting>();
/** Sum of the shares that were shown in this task. */
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
 * Shows a text at once, or in a later task if the texts of this task together exceed the budget of one text
 * (`shareOf`). Many long texts would otherwise freeze a phone. Between two tasks the phone handles taps.
 *
 * @returns cancels a text that is still waiting
 */
export function showInTurn(html: string, show: () => void): () => void {
  const text = { share: shareOf(html), show };
  waiting.add(text);
  showMore();
  return () => {
    waiting.delete(text);
  };
}
