import { forgetAll, readTouches, recordTouches, scrollTo, type Touches } from './in-page.ts';
import type { Phone } from './phone.ts';
import { forbiddenCalls, glanceAt, type Surface } from './surfaces.ts';

/** Longest pause between two taps of a burst, ms (decision 73). */
const BURST_MS = 700;
/** Longest wait for a surface to open, ms. `OPENING_MS_PER_FACTOR` is added for each factor of CPU throttling. */
const OPENING_LIMIT_MS = 4000;
const OPENING_MS_PER_FACTOR = 1000;
const POLL_MS = 50;
/** The lowest usable position above the dock, px from the top of the phone. */
const ABOVE_DOCK_Y = 735;
/** Time for a handled tap to take effect, ms. `SETTLE_MS_PER_FACTOR` is added for each factor of CPU throttling. */
const SETTLE_MS = 250;
const SETTLE_MS_PER_FACTOR = 90;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Place {
  x: number;
  y: number;
}

/** A pattern of taps on the control that opens a surface: the screen or dialog under test (surfaces.ts). */
export interface Try {
  kind: 'pairs' | 'bursts' | 'held';
  title: string;
  /** Time from the first press to the last, ms. */
  spanMs: number;
  /** Performs the taps. `place` is where the button of the surface will be. */
  act(phone: Phone, surface: Surface, place: Place): Promise<void>;
}

/** Result of a try. */
export interface Outcome {
  /** What the surface did because of a tap that was meant for the screen before it; null for nothing. */
  taken: string | null;
  /** Whether an order was sent that the user did not request. */
  isOrdered: boolean;
  /** Whether the try proves nothing (see `provesNothing`). */
  isLate: boolean;
}

/**
 * Whether a try proves nothing. That is so in two cases, but never if the surface took a tap from before its opening.
 *
 * - The engine paused so long between two taps that they were no burst.
 * - A surface that opens automatically was not tapped at all: it did not open, or opened before the first tap or after
 *   the last one.
 */
export function provesNothing(
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

/**
 * Runs the tries on one surface in one window. If `surface.leave` can close the surface again, the page is loaded only
 * once, otherwise for each try.
 */
export class Bench {
  private isFresh = false;
  private place: Place | null = null;
  private isMeasured = false;
  /** How long a surface that opens automatically took to open in the previous try, ms. */
  private openingMs = 0;

  constructor(
    private readonly phone: Phone,
    private readonly surface: Surface,
  ) {}

  /** Navigates to the control that opens the surface at full speed, then throttles the CPU. */
  private async begin(cpu: number): Promise<void> {
    const { employee, route, reach, opener } = this.surface;
    await this.phone.slowDown(1);
    if (!this.isFresh) {
      // Removes all data of the previous try.
      await this.phone.evaluate(forgetAll);
      if (!opener) await this.phone.slowDown(cpu);
      await this.phone.enter(employee, route);
    }
    await reach?.(this.phone);
    if (this.place && opener) await this.phone.evaluate(scrollTo, ...opener, this.place.y);
    await this.phone.evaluate(recordTouches, opener === null);
    await this.phone.slowDown(cpu);
  }

  /** Opens the surface by a single tap, to find the position of its button. */
  private async measure(): Promise<void> {
    const { opener, button } = this.surface;
    this.isMeasured = true;
    if (!button) return;
    await this.begin(1);
    if (opener) await this.phone.tap(...opener);
    const { x, y } = await this.phone.placeOf(...button);
    this.place = { x, y: opener ? Math.min(y, ABOVE_DOCK_Y) : y };
  }

  /**
   * Releases the held calls and taps. The taps are timed so that a surface that opens automatically opens between them.
   * Returns how long it waited before the taps, ms.
   */
  private async actAround({ act, spanMs }: Try, place: Place, release: () => void) {
    const waitMs = Math.max(0, this.openingMs - spanMs / 2);
    release();
    await pause(waitMs);
    await act(this.phone, this.surface, place);
    return waitMs;
  }

  async run(one: Try, cpu: number): Promise<Outcome> {
    const { phone, surface } = this;
    if (!this.isMeasured) await this.measure();
    // A surface that opens automatically needs the answers to the calls, so they are held until the taps begin.
    const release = surface.opener ? () => {} : phone.site.holdCalls();
    await this.begin(cpu);
    this.isFresh = false;
    const waitMs = await this.actAround(one, this.place ?? { x: 0, y: 0 }, release);
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
    const isLate = (isTaken: boolean) => provesNothing(touches, { opensByItself, isTaken });
    if (calls.length === 0 && surface.isOpen(glance)) {
      await phone.slowDown(1);
      await surface.leave?.(phone);
      this.isFresh = surface.leave !== undefined;
      return { taken: null, isOrdered, isLate: isLate(false) };
    }
    const left = `left for ${glance.hash} '${glance.heading}' ${glance.dialog.slice(0, 30)}`;
    return { taken: [...new Set(calls)].join(', ') || left, isOrdered, isLate: isLate(true) };
  }
}
