import type { LedgerEntry } from '@gemas/domain';
import { BLENDER_SKU, GIFT_CARD_SKU } from '@gemas/mocks';
import { advanceClock, forgetAll, readLedger, readRedeem, type ShownRedeem } from '../in-page.ts';
import { FERNANDA, type Phone } from '../phone.ts';
import { type Adversary, FATES, REFUSAL, type Sent } from './adversary.ts';

/** How long to wait for a request, ms. If none has arrived by then, the app has sent none. */
const UNSENT_MS = 4000;
/** Time limit for the outcome of an order to appear on the screen, ms. */
const SHOWN_MS = 10_000;
/**
 * Maximum number of checks until every ledger entry is settled. Each takes place 90 s after the previous one. The list
 * of orders is proof after 5 minutes, and 75 s later for an order whose page was closed (decision 37).
 */
const MAX_CHECKS = 5;

/** Two retailer prizes and two cards. The user already has orders of the first and of the last prize. */
const PRIZES = [BLENDER_SKU, 'TR-NIP', '100324', GIFT_CARD_SKU];
const STORE = 'Tienda Silao Centro';

const STEPS = {
  order: 7,
  rewards: 2,
  release: 2,
  reload: 1,
  close: 1,
  tab: 2,
  lag: 1,
  'list fails': 1,
  'identity fails': 1,
  calm: 2,
  time: 2,
} as const;

/** A step of a sequence. `pick` is a random number that selects a variant of the step. */
export type Step = readonly [name: keyof typeof STEPS, pick: number];

const NAMES = (Object.keys(STEPS) as Step[0][]).flatMap((name) =>
  Array.from({ length: STEPS[name] }, () => name),
);

/** Returns a generator of random numbers from 0 to 1 (mulberry32). Equal seeds give equal numbers. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the steps for a seed. The first step is an order. */
export function stepsOf(seed: number, length: number): Step[] {
  const random = randomOf(seed);
  return Array.from({ length }, (_, index): Step => {
    const at = Math.floor(random() * NAMES.length);
    const pick = Math.floor(random() * 2 ** 20);
    return [index === 0 ? 'order' : (NAMES[at] ?? 'order'), pick];
  });
}

const isOpenState = (state: string) => ['sending', 'unknown', 'unproven'].includes(state);

/** A simulated user who orders prizes in one or two tabs while the adversary disturbs the calls. */
export class Person {
  private tabs: Phone[] = [];
  private at = 0;
  readonly counts = { 'orders sent': 0, made: 0, 'not made': 0, unproven: 0 };

  constructor(
    private readonly window: Phone,
    private readonly adversary: Adversary,
  ) {}

  private get phone(): Phone {
    const tab = this.tabs[this.at];
    if (!tab) throw new Error('no tab is open');
    return tab;
  }

  private get account() {
    return this.window.site.db.account(FERNANDA).state;
  }

  private nameOf(sku: string): string {
    return this.window.site.db.products.find((one) => one.sku === sku)?.name ?? sku;
  }

  private read(tab = this.phone): Promise<ShownRedeem> {
    return tab.waitInPage('the page', readRedeem);
  }

  /** Waits until two successive readings of the page are equal and `is` accepts them. Records the shown outcomes. */
  private async see(what: string, is: (shown: ShownRedeem) => boolean): Promise<ShownRedeem> {
    let before = '';
    const shown = await this.phone.waitFor(what, async () => {
      const now = await this.phone.evaluate(readRedeem);
      const isStill = JSON.stringify(now) === before;
      before = JSON.stringify(now);
      return isStill && is(now) && now;
    });
    this.recordShownOutcomes(shown);
    return shown;
  }

  /** Records the outcomes of orders that the page shows. */
  private recordShownOutcomes({ hash, heading, checks }: ShownRedeem): void {
    const [, ordered] = /^#\/vault\/([^/]+)\/order$/.exec(hash) ?? [];
    if (ordered && heading === '¡Felicidades!') this.adversary.recordOutcome(ordered, 'made');
    for (const { state, name } of checks) {
      const sku = PRIZES.find((one) => this.nameOf(one) === name) ?? name;
      if (state === 'made' || state === 'not-made') this.adversary.recordOutcome(sku, state);
    }
  }

  /** Opens a tab, logs in, and waits until the service worker controls the page. */
  async begin(pick: number): Promise<void> {
    this.adversary.reset();
    await this.openTab();
    const { phone } = this;
    await phone.enter(FERNANDA, '', () => {
      this.account.balance = [1284, 4000][pick % 2] ?? 0;
    });
    await phone.see('VER LOS PREMIOS');
    const seeWorker = () =>
      phone.waitInPage('the service worker', () => navigator.serviceWorker.controller !== null);
    // The service worker is installed when the page is idle. On a busy machine the installation can take longer than
    // one wait, so wait twice.
    await seeWorker().catch(seeWorker);
  }

  private async openTab(): Promise<void> {
    const tab = await this.window.openTab();
    await tab.driver.show();
    this.at = this.tabs.push(tab) - 1;
  }

  private async closeTab(): Promise<void> {
    await this.tabs.splice(this.at, 1)[0]?.driver.close();
    this.at = 0;
  }

  /** Closes all tabs and clears the storage. */
  async end(): Promise<void> {
    while (this.tabs.length > 1) await this.closeTab();
    await this.phone.driver.show();
    await this.phone.evaluate(forgetAll);
    await this.phone.evaluate(() => window.stop());
    await this.closeTab();
  }

  private readonly acts: Record<Step[0], (pick: number) => Promise<void> | void> = {
    order: (pick) => this.order(PRIZES[pick % 4] ?? '', pick >> 2),
    rewards: (pick) => this.openRewards(pick % 2 === 0),
    release: () => this.release(),
    reload: async () => {
      await this.phone.reload();
      await this.seeLoaded();
    },
    close: async () => {
      const closed = this.phone;
      await this.openTab();
      await closed.driver.close();
      this.tabs = this.tabs.filter((tab) => tab !== closed);
      this.at = this.tabs.length - 1;
      await this.openApp();
    },
    tab: async () => {
      if (this.tabs.length === 1) {
        await this.openTab();
        await this.openApp();
      } else {
        this.at = 1 - this.at;
        await this.phone.driver.show();
      }
    },
    lag: () => this.adversary.lag(this.account.orders),
    'list fails': () => void this.adversary.failing.add('GET /api/orders'),
    'identity fails': () => void this.adversary.failing.add('GET /api/auth/user'),
    calm: () => this.adversary.calm(),
    time: () => this.pass(),
  };

  async play([name, pick]: Step): Promise<void> {
    await this.acts[name](pick);
    // Some engines show windows side by side, so several tabs may be visible.
    for (const tab of this.tabs) {
      const shown = await this.read(tab);
      if (!shown.isHidden) this.recordShownOutcomes(shown);
    }
    const { violation } = this.adversary;
    if (violation) throw new Error(violation);
  }

  private async openApp(): Promise<void> {
    await this.phone.open('');
    await this.seeLoaded();
  }

  private async seeLoaded(): Promise<void> {
    await this.see('a screen', ({ heading }) => heading !== '');
  }

  /**
   * Goes to a route via the vault. Without the vault in between, content of the previous screen could be mistaken for
   * content of the new screen.
   */
  private async visit(hash: string): Promise<void> {
    this.recordShownOutcomes(await this.phone.evaluate(readRedeem, '#/vault'));
    await this.see('the vault', ({ heading }) => heading === 'Bóveda');
    await this.phone.follow(hash);
  }

  private async order(sku: string, pick: number): Promise<void> {
    const { phone, adversary } = this;
    const fates = Object.keys(FATES);
    adversary.fate = fates[pick % fates.length] ?? 'answered';
    const isOtherVariant = Math.floor(pick / fates.length) % 2 === 1;
    const hash = `#/vault/${sku}/order`;
    await this.visit(hash);
    const shown = await this.see(
      'the checkout',
      (now) =>
        now.hash === hash &&
        (now.checks.length > 0 ||
          now.hasForm ||
          now.isBusy ||
          now.isLacking ||
          now.heading === '¡Felicidades!'),
    );
    const [check] = shown.checks;
    if (check && isOpenState(check.state)) {
      if (!isOtherVariant) await this.checkAgain();
      return;
    }
    if (check?.state === 'not-made') {
      await phone.tap('button', 'Intentar de nuevo');
      await this.see('the form', ({ checks }) => checks.length === 0);
    } else if (!shown.hasForm || shown.isBusy || shown.isLacking) return;
    if (sku.startsWith('TR-')) await phone.tap('[type="radio"]', STORE);
    await this.submit(sku, isOtherVariant ? 2 : 1);
  }

  /**
   * Submits the form and confirms dialogs until the order is sent or no dialog opens. Taps the submit button, and each
   * button of a dialog, `taps` times.
   */
  private async submit(sku: string, taps: number): Promise<void> {
    const { phone, adversary } = this;
    const before = adversary.sent.length;
    try {
      await phone.tap('button', 'Canjear por', taps);
    } catch (error) {
      // If the app is still sending an earlier order of this prize, a sheet covers the form and the tap fails.
      if ((await this.read()).isBusy) return;
      throw error;
    }
    let end = Date.now() + UNSENT_MS;
    while (adversary.sent.length === before) {
      const { dialog, isBusy, isLacking } = await this.read();
      if (isLacking || (Date.now() > end && !isBusy)) return;
      const tap = (name: string) => phone.tap('dialog[open] button', name, taps);
      if (dialog === '' || isBusy) continue;
      end = Date.now() + UNSENT_MS;
      if (dialog.includes('Por favor espera')) return tap('Mejor no');
      if (dialog.includes('Sí, volver a canjear')) await tap('Sí, volver a canjear');
      else if (dialog.includes('Sí, canjear')) await tap('Sí, canjear');
    }
    this.counts['orders sent'] += 1;
    if (FATES[adversary.fate]?.end === 'held') return;
    await this.see('the end of the order', (now) => !now.isBusy && now.dialog === '');
    if (adversary.fate !== 'refused') return;
    await phone.see(REFUSAL);
    adversary.recordOutcome(sku, 'not-made');
  }

  private async openRewards(again: boolean): Promise<void> {
    await this.visit('#/rewards');
    await this.phone.arriveAt('#/rewards');
    const { checks } = await this.see('Mis premios', ({ heading }) => heading === 'Mis premios');
    if (again && checks.some(({ state }) => isOpenState(state))) await this.checkAgain();
    const [shown, text] = [await this.read(), await this.phone.text()];
    if (shown.checks.some(({ state }) => isOpenState(state)) && text.includes('no has canjeado')) {
      this.adversary.fail(
        'Mis premios says that there are no orders while it shows an order that is being checked',
      );
    }
  }

  /** Taps 'Comprobar de nuevo' if an order is not settled. The app may settle the order before the tap. */
  private async checkAgain(): Promise<void> {
    const { phone } = this;
    await this.see('the end of the previous check', ({ isBusy }) => !isBusy);
    const { checks } = await this.read();
    if (!checks.some(({ state }) => isOpenState(state))) return;
    await phone.tap('button', 'Comprobar de nuevo').catch(() => undefined);
    await this.see('the end of the check', ({ isBusy }) => !isBusy);
  }

  private async release(): Promise<void> {
    if (!(await this.adversary.release())) return;
    await this.see('the end of the released requests', ({ isBusy }) => !isBusy);
  }

  /** Ends all disturbances. Advances the clock, so that answers can prove that an order was not made (decision 37). */
  private async pass(): Promise<void> {
    await this.release();
    this.adversary.calm();
    for (const tab of this.tabs) await tab.waitInPage('the page', advanceClock);
  }

  /** Lets the app check its orders. Throws unless all ledger entries are settled and the shown balance is right. */
  async finish(): Promise<void> {
    const { adversary } = this;
    let entries: LedgerEntry[] = [];
    for (let check = 0; check < MAX_CHECKS; check += 1) {
      await this.pass();
      if (check === 0) await this.visit('#/rewards');
      await this.see('Mis premios', ({ heading }) => heading === 'Mis premios');
      await this.checkAgain();
      const stored = await this.phone.evaluate(readLedger);
      entries = stored.map((entry) => JSON.parse(entry) as LedgerEntry);
      if (!entries.some(({ state }) => isOpenState(state))) break;
    }
    const { balance } = this.account;
    // The app may give up if it had no list of orders before the order, but it may not say that it is still checking.
    const isUnproven = (sku: string) =>
      entries.some((one) => one.sku === sku && one.state === 'unproven');
    // A toast has told the user about an order that the server has answered with nothing but a message.
    const isToldByToast = ({ fate, order }: Sent) =>
      FATES[fate]?.end === 'message' && order === null;
    const unseen = () =>
      adversary.sent.filter(
        (one) => one.outcome === 'nothing' && !isUnproven(one.sku) && !isToldByToast(one),
      );
    // Records the outcomes that each tab shows. Stops when all outcomes have been shown, or after `SHOWN_MS`.
    const end = Date.now() + SHOWN_MS;
    do {
      for (const tab of this.tabs) {
        await tab.driver.show();
        this.recordShownOutcomes(await this.read(tab));
      }
    } while (unseen().length > 0 && Date.now() < end);
    await this.phone.driver.show();
    const [one] = unseen();
    if (one) {
      const found = entries.map(({ sku, state, isSeen }) => `${sku} ${state} ${isSeen}`);
      adversary.fail(
        `${one.sku} (${one.fate}): the app has not shown its outcome; ledger: ${found.join(', ')}`,
      );
    }
    if (adversary.sent.length !== this.counts['orders sent']) {
      adversary.fail(
        `${adversary.sent.length} orders sent, but the user confirmed ${this.counts['orders sent']}`,
      );
    }
    for (const sent of adversary.sent) {
      if (sent.outcome === 'made') this.counts.made += 1;
      else if (sent.outcome === 'not-made' || isToldByToast(sent)) this.counts['not made'] += 1;
      else this.counts.unproven += 1;
    }
    if (this.tabs.length > 1) await this.phone.reload();
    await this.phone.follow('#/score');
    const amount = balance.toLocaleString('es-MX');
    await this.phone.see(`Tienes ${amount} esmeraldas canjeables`);
    if (adversary.violation) throw new Error(adversary.violation);
  }
}
