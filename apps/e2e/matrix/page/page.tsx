import './clock.ts';
import { SEARCH_DEBOUNCE_MS } from '@gemas/domain';
import { inAMinute } from '@gemas/web/testing/proof-time';
import { act, type Opening, open, preload, take } from './app.tsx';
import { pause } from './clock.ts';
import { FORMS, type Form, type Typed } from './forms.ts';
import { findControl, tap } from './hands.ts';
import { tracesOf } from './traces.ts';

/** The state of a form after an action, and the problems of that action. */
export interface FormState {
  typed: Typed;
  isDone: boolean;
  problems: string[];
}

/** The state of a form after one of two actions: the test has filled in the form, or has sent the form again. */
export interface FormChange extends FormState {
  /** Values of the fields before this action. */
  before: Typed;
}

/** The properties of `Form` that check-faults.ts uses. */
export interface FormSpec
  extends Pick<Form, 'path' | 'persona' | 'call' | 'isForgotten' | 'isOnce'> {
  name: string;
}

/** Functions of this page that check-faults.ts calls. */
export interface MatrixPage {
  preload(): Promise<void>;
  forms(): FormSpec[];
  /** Opens a route. Returns the problems. */
  visit(opening: Opening): Promise<string[]>;
  /** Opens the route of a form and fills the form in. Returns the state of the form. */
  fill(name: string, opening: Opening): Promise<FormChange>;
  send(name: string, isImpatient: boolean): Promise<FormState>;
  /** Returns the personal data that remain after the end of the session. `typed` are the typed values to search for. */
  traces(typed: Typed): string[];
  /**
   * Sends the form again after a fault. If the form has disappeared, first opens its route again. Before sending, fills
   * in the form again in two cases:
   *
   * - The values of its fields cannot be read (`typed`).
   * - The route was opened again, and `isAnew` is true or the form has `isForgotten`.
   */
  sendAgain(name: string, opening: Opening, isAnew: boolean): Promise<FormChange>;
}

function formOf(name: string): Form {
  const form = FORMS[name];
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
  // Searches and look-ups are debounced, so wait for the debounce. The debounce is shortened by clock.ts.
  await pause(SEARCH_DEBOUNCE_MS / 5);
}

/** Button that checks whether an order of unknown outcome was made. */
const CHECK = 'Comprobar de nuevo';

const typedIn = (form: Form): Typed => form.typed?.() ?? null;

const result = (form: Form, problems: string[]): FormState => ({
  typed: typedIn(form),
  isDone: form.isDone(),
  problems,
});

const page: MatrixPage = {
  preload,
  // Playwright cannot return functions from a page, so check-faults.ts receives only the properties in `FormSpec`.
  forms: () => Object.entries(FORMS).map(([name, form]) => ({ ...form, name })),
  visit: (opening) => attempt(() => open(opening)),
  async fill(name, opening) {
    const form = formOf(name);
    let before: Typed = null;
    const problems = await attempt(async () => {
      await open(opening);
      before = typedIn(form);
      await act(async () => form.fill?.());
    });
    return { ...result(form, problems), before };
  },
  async send(name, isImpatient) {
    const form = formOf(name);
    return result(form, await attempt(() => act(() => send(form), isImpatient ? form.call : null)));
  },
  traces: tracesOf,
  async sendAgain(name, opening, isAnew) {
    const form = formOf(name);
    let before: Typed = null;
    const problems = await attempt(async () => {
      const isHere = window.location.hash === `#${opening.address}`;
      const isLost = form.fill !== undefined && typedIn(form) === null && !findControl(CHECK);
      const isReopened = !isHere || isLost;
      if (isReopened) await open(opening);
      // The app shows this button if the outcome of the first attempt is unknown. The form can be sent again only after
      // the app has proved that no order was made.
      if (findControl(CHECK)) {
        await inAMinute(() =>
          act(async () => {
            await tap(CHECK);
            await tap('Intentar de nuevo');
          }),
        );
      }
      before = typedIn(form);
      const isForgotten = isReopened && (isAnew || form.isForgotten);
      if (isForgotten || before === null) await act(async () => form.fill?.());
      await act(() => send(form));
    });
    return { ...result(form, problems), before };
  },
};

declare global {
  interface Window {
    matrix: MatrixPage;
  }
}

window.matrix = page;
