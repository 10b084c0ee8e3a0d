// The page that check-faults.ts controls. It mounts the app again and again, and fills in and sends forms.
import './clock.ts';
import '@gemas/ui/theme.css';
import { SEARCH_DEBOUNCE_MS } from '@gemas/domain';
import { App } from '@gemas/web/app';
import { routePages } from '@gemas/web/route-pages';
import { runStartupAtom } from '@gemas/web/start';
import { local, session } from '@gemas/web/storage';
import { createCountingStore } from '@gemas/web/testing/counting-store';
import { inAMinute } from '@gemas/web/testing/proof-time';
import { createRoot, type Root } from 'react-dom/client';
import { patience, pause } from './clock.ts';
import { FORMS, type Form, type FormSpec, type Typed } from './forms.ts';
import { CONTROLS, findControl, findUsable, tap } from './hands.ts';

/** Time limit for a screen to become usable, ms. */
const USABLE_BY_MS = 8000;
const POLL_MS = 6;
const REST_MS = 500;
/** Button that checks whether an order of unknown outcome was made. */
const CHECK = 'Comprobar de nuevo';
/** Storage keys without personal data. They and the ledger may remain after the end of a session (decision 68). */
const IMPERSONAL = /^(token|login_code|owner|viewed_intros|last_rewards|ledger:.*)$/;
/** Minimum length of a typed text that is searched for. A shorter text may appear by chance. */
const MIN_LENGTH = 4;

export interface Opening {
  /** Path of the route with its parameters filled in. */
  address: string;
  /** Token of the logged-in user. Null if nobody is logged in. */
  token: string | null;
  /** Stored employee code. Null if there is none. */
  code: string | null;
  /** Whether to wait for calls that the route makes some time after it was opened. */
  isLong?: boolean;
  /** A call that the route must make: 'GET /orders'. Omitted if no call is required. */
  call?: string;
  /** Whether `call` gets no answer in time. If so, the time-out of this call is shortened (clock.ts). */
  isImpatient?: boolean;
  /** Whether the session ends. If so, no personal data may remain on the phone. */
  isEnd?: boolean;
}

/** The state of a form after an action. */
export interface FormState {
  typed: Typed;
  isDone: boolean;
}

/** What happened to a form. */
export interface FormRun {
  /** Values of the fields before the form was filled in. */
  fresh: Typed;
  filled: FormState;
  sent: FormState;
  /** Result of sending the form again, with the values before. Null if the first attempt succeeded. */
  again: (FormState & { before: Typed }) | null;
  problems: string[];
}

declare global {
  interface Window {
    matrix: typeof matrix;
    /** Functions of check-faults.ts: called before a form is sent, and after it was sent. */
    beginFault(): Promise<void>;
    endFault(): Promise<void>;
  }
}

/** Number of page loads that the app has tried to start. */
let pageLoads = 0;
const problems = new Set<string>();
let root: Root | null = null;
let container = document.createElement('div');
let pendingCalls = () => 0;

window.addEventListener('error', ({ error }) => problems.add(`uncaught: ${String(error)}`));
window.addEventListener('unhandledrejection', ({ reason }) =>
  problems.add(`unhandled rejection: ${String(reason)}`),
);
console.error = (...parts: unknown[]) => problems.add(`console: ${parts.map(String).join(' ')}`);
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  problems.add(`policy: ${effectiveDirective} ${blockedURI}`),
);
// A page load would remove this script, so page loads are prevented and counted.
window.navigation.addEventListener('navigate', (event) => {
  if (event.destination.sameDocument) return;
  event.preventDefault();
  pageLoads += 1;
});

/**
 * Returns why the screen is unusable: it has no text, no usable control, or not exactly one heading. Empty if the
 * screen is usable.
 */
function lacks(): string[] {
  const headings = container.querySelectorAll('h1').length;
  return [
    ...(container.innerText.trim().length > 8 ? [] : ['no text']),
    ...(findUsable(CONTROLS, container).length > 0 ? [] : ['no control']),
    ...(headings === 1 ? [] : [`${headings} headings`]),
  ];
}

/** Whether the screen is still loading. False if the app has requested a page load, which would replace the screen. */
const isWaiting = () =>
  pageLoads === 0 &&
  (pendingCalls() > 0 || container.querySelector('[data-pending], button[aria-busy]') !== null);

/** Waits until the screen has loaded and is usable. After the time limit, adds what is missing to `problems`. */
async function settle(): Promise<void> {
  const by = performance.now() + USABLE_BY_MS;
  let quiet = 0;
  let hadText = false;
  for (;;) {
    const hasText = container.textContent !== '';
    if (hadText && !hasText) problems.add('blank screen');
    hadText ||= hasText;
    quiet = isWaiting() ? 0 : quiet + 1;
    const missing = quiet > 2 ? lacks() : [];
    if (quiet > 2 && missing.length === 0) return;
    if (performance.now() > by) {
      for (const what of missing.length > 0 ? missing : ['the screen is still loading'])
        problems.add(what);
      return;
    }
    await pause(POLL_MS);
  }
}

/** Mounts a new instance of the app and opens a route, like a page load. */
async function open({ address, token, code, call, isLong, isImpatient }: Opening): Promise<void> {
  root?.unmount();
  container.remove();
  pageLoads = 0;
  patience.unanswered = isImpatient ? (call ?? null) : null;
  if (token !== null) local.setItem('token', token);
  if (code !== null) local.setItem('login_code', code);
  window.history.replaceState({ idx: 0, key: crypto.randomUUID() }, '', `#${address}`);
  const { store, pending, made } = createCountingStore();
  pendingCalls = pending;
  container = document.createElement('div');
  container.id = 'root';
  document.body.append(container);
  root = createRoot(container);
  root.render(<App store={store} />);
  await store.set(runStartupAtom, null);
  await settle();
  const isMade = () => call === undefined || made.has(call);
  if (isLong || !isMade()) {
    await pause(REST_MS);
    await settle();
  }
  if (!isMade()) problems.add('the call is not made');
}

/** Opens a route on a phone whose storage is empty, but for the intros that the user has seen. */
function openAfresh(opening: Opening): Promise<void> {
  local.clear();
  session.clear();
  local.setItem('viewed_intros', '[1,2,3,4,5,6,7,8,9,10]');
  return open(opening);
}

/** Returns the problems since this function was last called. */
function take(): string[] {
  const taken = [...problems];
  problems.clear();
  return taken;
}

/** Runs `act` and adds an error of `act` to `problems`. */
const attempt = (act: () => Promise<void>) =>
  act().catch((error: unknown) => void problems.add(String(error)));

/** Adds the personal data that remain after the end of a session: storage keys, and typed texts on the screen. */
function findTraces(typed: Typed): void {
  for (const key of [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)))
    if (!IMPERSONAL.test(key)) problems.add(`still in the storage: ${key}`);
  const fields = [...document.querySelectorAll<HTMLInputElement>('input, textarea')];
  const shown = [document.body.innerText, ...fields.map(({ value }) => value)].join('\n');
  for (const text of Object.values(typed ?? {}))
    if (text.length >= MIN_LENGTH && shown.includes(text))
      problems.add(`still on the screen: ${text}`);
}

const typedIn = (form: Form): Typed => form.typed?.() ?? null;
const stateOf = (form: Form): FormState => ({
  typed: typedIn(form),
  isDone: form.isDone(pageLoads),
});

async function send(form: Form): Promise<void> {
  await form.send();
  // Searches and look-ups are debounced, so wait for the debounce. The debounce is shortened by clock.ts.
  await pause(SEARCH_DEBOUNCE_MS / 5);
  await settle();
}

/** The app shows the button `CHECK` if the outcome of the first attempt is unknown. */
const checkOutcome = () =>
  // The form can be sent again only after the app has proved that no order was made.
  inAMinute(async () => {
    await tap(CHECK);
    await tap('Intentar de nuevo');
    await settle();
  });

/**
 * Sends a form again after a fault. If the form has disappeared, opens its route again. Fills in the form again if its
 * values cannot be read, and if the app may have forgotten them: at a page load, or because the session has ended.
 */
async function sendAgain(form: Form, opening: Opening): Promise<FormRun['again']> {
  let before: Typed = null;
  await attempt(async () => {
    const isHere = window.location.hash === `#${opening.address}`;
    const isLost = form.fill !== undefined && typedIn(form) === null && !findControl(CHECK);
    const isReopened = !isHere || isLost;
    if (isReopened) await open(opening);
    if (findControl(CHECK)) await checkOutcome();
    before = typedIn(form);
    const isForgotten = isReopened && (opening.isEnd || form.isForgotten);
    if (isForgotten || before === null) await form.fill?.();
    await settle();
    await send(form);
  });
  return { ...stateOf(form), before };
}

const matrix = {
  /** Loads the code of all pages in advance, because loading of code is not tested here. */
  async preload(): Promise<void> {
    await Promise.all(Object.values(routePages).map((page) => page.preload()));
  },

  // Playwright cannot return functions from a page, so check-faults.ts receives only the data of a form.
  forms: (): FormSpec[] => Object.entries(FORMS).map(([name, form]) => ({ ...form, name })),

  /** Opens a route. Returns the problems. */
  async visit(opening: Opening): Promise<string[]> {
    await attempt(() => openAfresh(opening));
    if (opening.isEnd) findTraces(null);
    return take();
  },

  /** Opens the route of a form, fills the form in, sends it during a fault, and sends it again after the fault. */
  async runForm(name: string, opening: Opening, isImpatient: boolean): Promise<FormRun> {
    const form = FORMS[name] as Form;
    let fresh: Typed = null;
    await attempt(async () => {
      await openAfresh(opening);
      fresh = typedIn(form);
      await form.fill?.();
      await settle();
    });
    const filled = stateOf(form);
    await window.beginFault();
    patience.unanswered = isImpatient ? form.call : null;
    await attempt(() => send(form));
    patience.unanswered = null;
    const sent = stateOf(form);
    await window.endFault();
    if (opening.isEnd) findTraces(filled.typed);
    const again = sent.isDone ? null : await sendAgain(form, opening);
    return { fresh, filled, sent, again, problems: take() };
  },
};

window.matrix = matrix;
