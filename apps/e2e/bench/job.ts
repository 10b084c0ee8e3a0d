// Measures the main job of a user, from the log-in by code to Mis premios. Measures how long each screen takes to open,
// how long each tap and key takes, and layout shifts.
import { DEVELOPMENT_LOGIN_CODE_KEY } from '@gemas/domain';
import { encryptLoginCode } from '@gemas/mocks';
import type { Locator } from 'playwright';
import { PERSONA, type Step } from './sides.ts';
import { openVisit } from './visit.ts';
import type { ScreenSpec } from './watch.ts';

const SCREENS = {
  vault: { heading: 'Bóveda', content: 'main li article' },
  detail: { heading: 'Premio', content: 'main h2' },
  checkout: { heading: 'Canjear premio', content: 'form [name="first_name"]' },
  'Mis premios': { heading: 'Mis premios', content: 'main li' },
} satisfies Record<string, ScreenSpec>;

const QUERY = 'licuadora';
const PRIZE = /Licuadora de vaso/;
const REDEEM = 'Canjear por 489 esmeraldas';
/** How long a user looks at Score before going on, ms. */
const GLANCE_MS = 2000;
const KEY_MS = 150;
/** How long a user reads a screen before the next tap, ms. Long enough to end a burst of taps (decision 73). */
const READING_MS = 1000;

const visitMainJob: Step['visit'] = (bench, { side, cpu }, add) =>
  bench.withPhone(async (phone) => {
    const isFloor = side.name === 'floor';
    const persona = bench.db.reset(PERSONA);
    // The floor cannot read the login code in its address, so it starts with a stored token.
    const token = isFloor ? persona : null;
    const visit = await openVisit(phone, { cpu, isSlowNetwork: true, token });
    const { page } = visit;
    const code = await encryptLoginCode(PERSONA, DEVELOPMENT_LOGIN_CODE_KEY);
    await visit.openScore(`${side.origin}/?code=${code}`);
    add('login code to Score: LCP', (await visit.seen()).largestPaint);
    await page.waitForTimeout(GLANCE_MS);
    await visit.quiet();

    const button = (name: string) => page.getByRole('button', { name });
    const dialogButton = (name: string) => page.getByRole('dialog').getByRole('button', { name });
    const link = (name: string | RegExp) => page.getByRole('link', { name }).first();
    const measureTap = async (name: string, act: () => Promise<void>) => {
      await page.waitForTimeout(READING_MS);
      add(`tap: ${name}`, await visit.slowestOf(act));
    };
    const tap = (name: string, target: Locator) => measureTap(name, () => visit.tap(target));
    const open = (name: keyof typeof SCREENS, target: Locator) =>
      measureTap(`opens ${name}`, async () => {
        const { heading, content } = await visit.openByTap(SCREENS[name], target);
        add(`${name}: tap to heading`, heading);
        add(`${name}: tap to first content`, content);
      });

    await open('vault', link('VER LOS PREMIOS'));
    await tap('into the search', page.locator('[name="search"]'));
    const search = async () => {
      await page.keyboard.type(QUERY, { delay: KEY_MS });
      await link(PRIZE).waitFor();
    };
    add('key', await visit.slowestOf(search));
    // The page in floor/ has no further screens.
    if (isFloor) return;
    await open('detail', link(PRIZE));
    await tap('opens the terms', button(REDEEM));
    await open('checkout', dialogButton('Aceptar'));
    await tap('chooses an address', page.locator('label', { hasText: 'Trabajo' }).first());
    await tap('redeems', button(REDEEM));
    await tap('confirms', dialogButton('Sí, canjear'));
    await page.getByRole('heading', { name: '¡Felicidades!' }).waitFor();
    await visit.quiet();
    await open('Mis premios', link('Ver mis premios'));
    add('layout shift of the main job', (await visit.seen()).layoutShift);
  });

export const JOB_STEPS: readonly Step[] = [
  {
    name: 'the main job',
    // The taps on long lists are divided by those of the floor's main job.
    parts: ['job', 'growth'],
    sides: ['floor', 'before', 'now'],
    cpus: [4, 10],
    gateRounds: 1,
    visit: visitMainJob,
  },
];
