import './clock.ts';
import { SEARCH_DEBOUNCE_MS } from '@gemas/domain';
import { inAMinute } from '../../src/testing/proof-time.ts';
import { act, type Opening, open, pause, preload, take } from './app.tsx';
import { type Form, formsOf, type Skus, type Typed } from './forms.ts';
import { findControl, tap } from './hands.ts';
import { coverBelow, layoutProblems, sendEmpty } from './layout.ts';
import { tracesOf } from './traces.ts';

/** A form after it was sent, or opened again. */
export interface Sent {
  typed: Typed;
  isDone: boolean;
  problems: string[];
}

/** A form after it was filled in. */
export interface Filled extends Sent {
  /** What its fields had before. */
  fresh: Typed;
}

/** A form after it was sent once more. */
export interface Resent extends Sent {
  /** What its fields still had of the first try. */
  kept: Typed;
}

/** A form as the runner has to know it. */
export interface FormSpec extends Pick<Form, 'path' | 'persona' | 'call'> {
  name: string;
  isForgotten: boolean;
  isOnce: boolean;
}

/** What the runner calls in the page. */
export interface MatrixPage {
  preload(): Promise<void>;
  forms(skus: Skus): FormSpec[];
  /** Opens a route and returns what went wrong. */
  visit(opening: Opening): Promise<string[]>;
  /** Opens the route of a form and fills it in; returns what was typed. */
  fill(name: string, opening: Opening): Promise<Filled>;
  send(name: string, isImpatient: boolean): Promise<Sent>;
  /** Sends the form on screen empty, so that its errors are shown. */
  sendEmpty(): Promise<string[]>;
  /**
   * What cannot be reached or read with the text at `text` %, with a keyboard or without, and where that covers the page,
   * from `below` on, px from the top.
   */
  checkLayout(text: number, hasKeyboard: boolean, below: number | null): Promise<string[]>;
  /** What tells of a person whose session has ended, and of what they have typed. */
  traces(typed: Typed): string[];
  /**
   * Sends once more after the fault: from where the person is, else as after a page load. It is filled in again where
   * nothing can be kept, or `isAnew`.
   */
  sendAgain(name: string, opening: Opening, isAnew: boolean): Promise<Resent>;
}

let forms: Readonly<Record<string, Form>> = {};

function formOf(name: string): Form {
  const form = forms[name];
  if (!form) throw new RangeError(`there is no form ${name}`);
  return form;
}

async function attempt(run: () => Promise<void>): Promise<string[]> {
  try {
    await run();
    return take();
  } catch (error) {
    return [...take(), String(error)];
  }
}

async function send(form: Form): Promise<void> {
  await form.send();
  // What is looked up while one types waits for the next key.
  await pause(SEARCH_DEBOUNCE_MS / 5);
}

const result = (form: Form, problems: string[]): Sent => ({
  typed: form.typed(),
  isDone: form.isDone(),
  problems,
});

const page: MatrixPage = {
  preload,
  forms(skus) {
    forms = formsOf(skus);
    return Object.entries(forms).map(
      ([name, { path, persona, call, isForgotten = false, isOnce = false }]) => ({
        name,
        path,
        persona,
        call,
        isForgotten,
        isOnce,
      }),
    );
  },
  visit: (opening) => attempt(() => open(opening)),
  async fill(name, opening) {
    const form = formOf(name);
    let fresh: Typed = null;
    const problems = await attempt(async () => {
      await open(opening);
      fresh = form.typed();
      await act(async () => form.fill?.());
    });
    return { ...result(form, problems), fresh };
  },
  async send(name, isImpatient) {
    const form = formOf(name);
    return result(form, await attempt(() => act(() => send(form), isImpatient ? form.call : null)));
  },
  sendEmpty: () => attempt(() => act(sendEmpty)),
  async checkLayout(text, hasKeyboard, below) {
    const { style } = document.documentElement;
    style.fontSize = `${text}%`;
    coverBelow(below);
    // Sizes are watched once a frame.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    const problems = layoutProblems(hasKeyboard);
    style.fontSize = '';
    coverBelow(null);
    return problems;
  },
  traces: tracesOf,
  async sendAgain(name, opening, isAnew) {
    const form = formOf(name);
    let kept: Typed = null;
    const problems = await attempt(async () => {
      // Where nobody knows what became of it, it is proved first that nothing was made.
      if (findControl('Comprobar de nuevo')) {
        await inAMinute(() =>
          act(async () => {
            await tap('Comprobar de nuevo');
            await tap('Intentar de nuevo');
          }),
        );
      }
      kept = form.typed();
      const isHere = window.location.hash === `#${opening.address}`;
      if (!isHere || (form.fill && kept === null)) {
        await open(opening);
        kept = form.typed();
        if (isAnew || form.isForgotten || kept === null) await act(async () => form.fill?.());
      }
      await act(() => send(form));
    });
    return { ...result(form, problems), kept };
  },
};

declare global {
  interface Window {
    matrix: MatrixPage;
  }
}

window.matrix = page;
