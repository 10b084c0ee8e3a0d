import { setTimeout as pause } from 'node:timers/promises';
import {
  type Control,
  forgetAll,
  type Point,
  readTouches,
  recordTouches,
  scrollTo,
  type Touches,
} from './in-page.ts';
import type { Phone } from './phone.ts';
import { forbiddenCalls, glanceAt, type Surface } from './surfaces.ts';

/** Maximum pause between two taps of a burst, ms (decision 73). */
const BURST_MS = 700;
/**
 * Fixed part of the time limit for a surface to open, ms. The other part is `OPENING_MS_PER_FACTOR`, multiplied by the
 * throttling factor of the CPU.
 */
const OPENING_LIMIT_MS = 4000;
const OPENING_MS_PER_FACTOR = 1000;
const POLL_MS = 50;
/** Maximum distance of a tapped point from the top, px. The dock with links to the screens is below this point. */
const ABOVE_DOCK_Y = 735;
/**
 * Fixed part of the time for a handled tap to take effect, ms. The other part is `SETTLE_MS_PER_FACTOR`, multiplied by
 * the throttling factor of the CPU.
 */
const SETTLE_MS = 250;
const SETTLE_MS_PER_FACTOR = 90;

/** A pattern of taps on the control that opens a surface: the screen or dialog under test (surfaces.ts). */
export interface TapTest {
  title: string;
  /** Time between the first and the last press, ms. */
  spanMs: number;
  /** Performs the taps. `place` is the point where the button of the surface will appear. */
  act(phone: Phone, surface: Surface, place: Point): Promise<void>;
}

export interface Outcome {
  /** Effect on the surface of a tap that was meant for the previous screen. Null if no tap had such an effect. */
  taken: string | null;
  /** Whether an order was sent that the user did not request. */
  isOrdered: boolean;
  /** Whether the test must be repeated, because its timing proves nothing (`isInconclusiveTest`). */
  isInconclusive: boolean;
}

/**
 * Whether a tap test must be repeated, because its timing proves nothing. This is so in three cases:
 *
 * - A surface without an opener never opened, or opened before the first tap.
 * - A surface without an opener opened after the last tap, and received no tap.
 * - The surface received a tap, but a pause between two taps exceeded `BURST_MS`, so the taps were not one burst.
 */
export function isInconclusiveTest(
  { at, openedAt }: Touches,
  { opensByItself, isTaken }: { opensByItself: boolean; isTaken: boolean },
): boolean {
  if (opensByItself) {
    const [first] = at;
    const last = at.at(-1);
    if (openedAt === null || (first !== undefined && first > openedAt)) return true;
    if (!isTaken && (last === undefined || last < openedAt)) return true;
  }
  const isPaused = at.slice(1).some((touch, index) => touch - (at[index] ?? touch) > BURST_MS);
  return isTaken && isPaused;
}

/** Runs the tap tests of one surface in one window. Loads the page only once if the surface has a function `leave`. */
export class Bench {
  private isFresh = false;
  private place: Point | null = null;
  /** Time that the surface took to open automatically in the previous tap test, ms. */
  private openingMs = 0;

  constructor(
    readonly phone: Phone,
    private readonly surface: Surface,
  ) {}

  /** Navigates to the control that opens the surface, starts to record touches, and throttles the CPU by `cpu`. */
  private async begin(cpu: number): Promise<void> {
    const { employee, route, reach, opener } = this.surface;
    await this.phone.slowDown(1);
    if (!this.isFresh) {
      // Removes all data of the previous tap test.
      await this.phone.evaluate(forgetAll);
      if (!opener) await this.phone.slowDown(cpu);
      await this.phone.enter(employee, route);
    }
    await reach?.(this.phone);
    if (this.place && opener) await this.phone.evaluate(scrollTo, ...opener, this.place.y);
    await this.phone.evaluate(recordTouches, opener === null);
    await this.phone.slowDown(cpu);
  }

  /** Opens the surface once before the tap tests, and stores the position of the button that must not receive taps. */
  private async measure(button: Control): Promise<void> {
    const { opener } = this.surface;
    await this.begin(1);
    if (opener) await this.phone.tap(...opener);
    const { x, y } = await this.phone.placeOf(...button);
    this.place = { x, y: opener ? Math.min(y, ABOVE_DOCK_Y) : y };
  }

  async run({ act, spanMs }: TapTest, cpu: number): Promise<Outcome> {
    const { phone, surface } = this;
    if (surface.button && !this.place) await this.measure(surface.button);
    // A surface without an opener opens when the server has answered, so the answers are held until the taps begin.
    const release = surface.opener ? () => {} : phone.site.holdCalls();
    await this.begin(cpu);
    this.isFresh = false;
    // Delays the taps, so that a surface without an opener opens between the first tap and the last.
    const waitMs = Math.max(0, this.openingMs - spanMs / 2);
    release();
    await pause(waitMs);
    await act(phone, surface, this.place ?? { x: 0, y: 0 });
    const end = Date.now() + OPENING_LIMIT_MS + cpu * OPENING_MS_PER_FACTOR;
    while (Date.now() < end) {
      if (surface.isOpen(await glanceAt(phone)) || forbiddenCalls(phone, surface).length > 0) break;
      await pause(POLL_MS);
    }
    await pause(SETTLE_MS + cpu * SETTLE_MS_PER_FACTOR);
    const calls = forbiddenCalls(phone, surface);
    const glance = await glanceAt(phone);
    const isOrdered = calls.includes('POST /orders');
    const touches = await phone.evaluate(readTouches);
    const [first] = touches.at;
    const opensByItself = surface.opener === null;
    if (opensByItself && touches.openedAt !== null && first !== undefined) {
      this.openingMs = touches.openedAt - first + waitMs;
    }
    const isTaken = calls.length > 0 || !surface.isOpen(glance);
    const isInconclusive = isInconclusiveTest(touches, { opensByItself, isTaken });
    if (!isTaken) {
      await phone.slowDown(1);
      await surface.leave?.(phone);
      this.isFresh = surface.leave !== undefined;
      return { taken: null, isOrdered, isInconclusive };
    }
    const left = `left for ${glance.hash} '${glance.heading}' ${glance.dialog.slice(0, 30)}`;
    return { taken: [...new Set(calls)].join(', ') || left, isOrdered, isInconclusive };
  }
}
