import './clock.ts';
import { SEARCH_DEBOUNCE_MS } from '@gemas/domain';
import { inAMinute } from '@gemas/web/testing/proof-time';
import { act, type Opening, open, pause, preload, take } from './app.tsx';
import { type Form, formsOf, type Skus, type Typed } from './forms.ts';
import { findControl, tap } from './hands.ts';
import { coverBelow, layoutProblems, sendEmpty } from './layout.ts';
import { tracesOf } from './traces.ts';

/** A form after it was sent or reopened. */
export interface Sent {
  typed: Typed;
  isDone: boolean;
  problems: string[];
}

/** A form after it was filled in. */
export interface Filled extends Sent {
  /** Initial values of its fields. */
  fresh: Typed;
}

/** A form after it was sent again. */
export interface Resent extends Sent {
  /** Values that the form's fields still had from the first attempt. */
  remaining: Typed;
}

/** The facts about a form that the runner (matrix.ts) needs. */
export interface FormSpec extends Pick<Form, 'path' | 'persona' | 'call'> {
  name: string;
  isForgotten: boolean;
  isOnce: boolean;
}

/** Functions of the page that the runner (matrix.ts) calls. */
export interface MatrixPage {
  preload(): Promise<void>;
  forms(skus: Skus): FormSpec[];
  /** Opens a route and returns the problems. */
  visit(opening: Opening): Promise<string[]>;
  /** Opens the route of a form and fills it in. Returns the typed values. */
  fill(name: string, opening: Opening): Promise<Filled>;
  send(name: string, isImpatient: boolean): Promise<Sent>;
  /** Submits the visible form empty, so that its errors are shown. */
  sendEmpty(): Promise<string[]>;
  /**
   * Returns what cannot be reached or read with the text at `text` %, with or without a keyboard. If the keyboard
   * covers the page, `below` is where the keyboard starts, px from the top.
   */
  checkLayout(text: number, hasKeyboard: boolean, below: number | null): Promise<string[]>;
  /** Returns the personal data that remain after the end of the session, including the typed values. */
  traces(typed: Typed): string[];
  /**
   * Sends the form again after the fault: on the current screen if it is still there, otherwise after a page load.
   * Fills the form in again if the typed data cannot be kept (`isForgotten`), or with `isAnew`.
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
  // Look-ups while typing are debounced.
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
    // Sizes are observed once per frame.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
    const problems = layoutProblems(hasKeyboard);
    style.fontSize = '';
    coverBelow(null);
    return problems;
  },
  traces: tracesOf,
  async sendAgain(name, opening, isAnew) {
    const form = formOf(name);
    let remaining: Typed = null;
    const problems = await attempt(async () => {
      // If the outcome is unknown, first prove that nothing was ordered.
      if (findControl('Comprobar de nuevo')) {
        await inAMinute(() =>
          act(async () => {
            await tap('Comprobar de nuevo');
            await tap('Intentar de nuevo');
          }),
        );
      }
      remaining = form.typed();
      const isHere = window.location.hash === `#${opening.address}`;
      if (!isHere || (form.fill && remaining === null)) {
        await open(opening);
        remaining = form.typed();
        if (isAnew || form.isForgotten || remaining === null) await act(async () => form.fill?.());
      }
      await act(() => send(form));
    });
    return { ...result(form, problems), remaining };
  },
};

declare global {
  interface Window {
    matrix: MatrixPage;
  }
}

window.matrix = page;
