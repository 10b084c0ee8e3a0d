import { paths } from '@gemas/domain';
import { db, handlers, resetDb, setScenario } from '@gemas/mocks';
import { expect, screen, waitFor } from 'storybook/test';
import { STORY_TIME } from '../../../../.storybook/clock.ts';
import preview from '../../../../.storybook/preview.tsx';
import {
  ageStoredAnswers,
  keepLoginCode,
  keepToken,
  screenHeading,
  storedAnswers,
} from '../testing/browser.ts';
import { heldCall } from '../testing/held-call.ts';
import { settled } from '../testing/settled.ts';
import { ConnectedApp } from './ConnectedApp.tsx';

const enterAs = (code: string) => keepToken(resetDb(code));
const REGION = 'GET /stats/region/referals';
const MINUTE = 60_000;

const meta = preview.meta({
  title: 'Flows/Score',
  tags: ['!autodocs'],
  component: ConnectedApp,
  args: { path: paths.score },
  beforeEach: ({ msw }) => {
    msw.use(...handlers);
    enterAs('48213');
  },
});

const asked = (path: string) => db.requests.filter((request) => request.path === path);
const region = () => asked('/stats/region/referals');
const positions = () => screen.queryAllByRole('link', { name: /Ver posiciones/ });
const FAILED = 'No pudimos cargar tu región';
/** Asserts that Score shows the parts that do not depend on the calls for the cards of region and territory. */
const expectTheRest = async () => {
  await expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('¡Hola, Ávila!');
  await expect(screen.getByRole('link', { name: 'VER LOS PREMIOS' })).toHaveAttribute(
    'href',
    '#/vault',
  );
  await expect(screen.getByRole('main')).toHaveTextContent('1,284');
};
const expectBothCards = async () => {
  await expect(await screen.findByText('Bajío Norte')).toBeVisible();
  await expect(await screen.findByText('Occidente')).toBeVisible();
  await expect(positions()).toHaveLength(2);
};
const retry = () => screen.getByRole('button', { name: 'Intentar de nuevo' });

export const Ready = meta.story({
  parameters: {
    states: ['score.welcome', 'score.wallet', 'score.role-activator', 'score.badge'],
  },
  play: async () => {
    await expectBothCards();
    await expectTheRest();
    await expect(region()).toHaveLength(1);
    await expect(asked('/stats/territory/referals')).toHaveLength(1);
  },
});

const DAY = 24 * 60 * MINUTE;
/** Stores the balance that the user saw on an earlier visit. */
const sawBalance = (stored: unknown) =>
  localStorage.setItem('seen_balance:1001', JSON.stringify(stored));
const storedBalance = () => JSON.parse(localStorage.getItem('seen_balance:1001') ?? 'null');

export const Earned = meta.story({
  name: 'Earned since yesterday, then back from another screen',
  parameters: { states: ['score.earned'] },
  beforeEach: () => sawBalance({ balance: 1272, at: STORY_TIME - DAY }),
  play: async ({ userEvent }) => {
    const main = await screen.findByRole('main');
    await waitFor(() => expect(main).toHaveTextContent('+12 esmeraldas desde ayer'));
    await waitFor(() => expect(storedBalance().balance).toBe(1284));
    await expect(storedBalance().at).toBeGreaterThanOrEqual(STORY_TIME);
    await userEvent.click(screen.getByRole('link', { name: /^Premios/ }));
    await expect(await screenHeading('Mis premios')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /^Juego/ }));
    await waitFor(() =>
      expect(screen.getByRole('main')).toHaveTextContent('+12 esmeraldas desde ayer'),
    );
  },
});

export const EarnedBefore = meta.story({
  name: 'Earned since a balance without a date, stored by an older version',
  parameters: { states: ['score.earned'] },
  beforeEach: () => sawBalance(1283),
  play: async () => {
    const main = await screen.findByRole('main');
    await waitFor(() => expect(main).toHaveTextContent('+1 esmeralda desde tu última visita'));
  },
});

export const NothingEarned = meta.story({
  name: 'No more gems than in the last visit',
  parameters: { states: ['score.earned-none'] },
  beforeEach: () => sawBalance({ balance: 1773, at: STORY_TIME - DAY }),
  play: async () => {
    await expectBothCards();
    await expect(screen.getByRole('main')).not.toHaveTextContent('desde ayer');
  },
});

export const Badges = meta.story({
  name: 'Badges opened, closed and opened again',
  parameters: { states: ['score.badge-slider'] },
  play: async ({ userEvent }) => {
    const badge = await screen.findByRole('button', { name: /^Tus insignias/ });
    for (const closing of ['Cerrar', 'Entendido']) {
      await userEvent.click(badge);
      const sheet = await screen.findByRole('dialog', { name: 'Tus insignias' });
      await waitFor(() => expect(sheet).toBeVisible());
      await userEvent.click(screen.getByRole('button', { name: closing }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await expect(badge).toHaveFocus();
  },
});

export const Slow = meta.story({
  parameters: { states: ['score.loading', 'error.slow'] },
  beforeEach: () => setScenario('timeout', { only: REGION }),
  play: async () => {
    await expect(await screen.findByText('Occidente')).toBeVisible();
    await expectTheRest();
    await expect(screen.getByText('Cargando...')).toBeInTheDocument();
    await expect(positions()).toHaveLength(1);
    await expect(screen.queryByText(FAILED)).toBeNull();
  },
});

export const PersonalChallengeLate = meta.story({
  name: 'The personal challenge is fetched once, although the global one comes first',
  play: async ({ mount, msw }) => {
    const personal = heldCall('/challenges/personal');
    msw.use(personal.handler);
    await mount();
    await expect(await screen.findByRole('button', { name: 'Ver todo el ranking' })).toBeVisible();
    personal.release();
    await settled();
    await expect(personal.calls()).toBe(1);
  },
});

export const Recovered = meta.story({
  name: 'Failed: error 500, then tried again',
  parameters: { states: ['score.failure'] },
  beforeEach: () => setScenario('server-500', { only: REGION, times: 1 }),
  play: async ({ userEvent }) => {
    await screen.findByText(FAILED);
    await userEvent.click(retry());
    await expectBothCards();
    await expect(screen.queryByText(FAILED)).toBeNull();
    await expect(region()).toHaveLength(2);
  },
});

export const EverythingElseFails = meta.story({
  name: 'Params and notifications fail',
  parameters: { states: ['error.swallowed', 'score.help-hidden'] },
  beforeEach: () => setScenario('server-500', { only: 'GET /params/:name' }),
  play: async () => {
    await expectBothCards();
    await expectTheRest();
    await waitFor(() => expect(asked('/params/show_faq_btn')).toHaveLength(1));
    await expect(screen.queryByRole('link', { name: 'Ayuda' })).toBeNull();
    await expect(screen.queryByRole('alert')).toBeNull();
  },
});

export const HelpAndSupport = meta.story({
  name: 'Help and support on',
  parameters: { states: ['score.help', 'score.support'] },
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'Ayuda' })).toHaveAttribute(
      'href',
      '#/help/faq',
    );
    await expect(screen.getByRole('link', { name: 'Soporte' })).toHaveAttribute(
      'href',
      '#/support',
    );
  },
});

export const HelpAndSupportOff = meta.story({
  name: 'Help and support off',
  parameters: { states: ['score.help-hidden', 'score.support-hidden'] },
  beforeEach: () => enterAs('60020'),
  play: async () => {
    await waitFor(() => expect(asked('/params/show_faq_btn')).toHaveLength(1));
    await expect(screen.queryByRole('link', { name: 'Ayuda' })).toBeNull();
    await expect(screen.queryByRole('link', { name: 'Soporte' })).toBeNull();
  },
});

export const NoActivations = meta.story({
  name: 'No activations and no position',
  parameters: { states: ['score.no-position', 'score.wallet-zero'] },
  beforeEach: () => enterAs('50113'),
  play: async () => {
    // The cards of region and territory appear one by one, because each has its own call.
    await waitFor(() => expect(screen.getAllByText('Sin activaciones')).toHaveLength(2));
    await expect(screen.getByRole('main')).toHaveTextContent('0');
  },
});

export const OneGem = meta.story({
  name: 'One gem',
  parameters: { states: ['score.wallet-one'] },
  beforeEach: () => enterAs('50111'),
  play: async () => {
    await expect(await screenHeading(/Lara/)).toBeVisible();
    await expect(screen.getByRole('main')).toHaveTextContent(
      /Tienes 1 esmeralda canjeable en bóveda/,
    );
  },
});

export const Extremes = meta.story({
  name: 'Extremes: long name and 1,284,000 gems',
  parameters: { states: ['score.long-name', 'score.wallet-huge', 'score.position-over'] },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: () => enterAs('1048213'),
  play: async () => {
    await expect(await screenHeading(/Xicohténcatl-Montes/)).toBeVisible();
    await expect(screen.getByRole('main')).toHaveTextContent('1,284,000');
  },
});

export const Throttled = meta.story({
  name: 'Back within 20 minutes: not fetched again',
  parameters: { states: ['cache.stats', 'stats.throttled'] },
  play: async ({ mount }) => {
    await mount(<ConnectedApp key="first" path={paths.score} />);
    await expectBothCards();
    await waitFor(() => expect(storedAnswers('stats')).toHaveLength(2));
    await expect(localStorage.getItem('stats_refreshed_at')).toMatch(/^\d+$/);
    ageStoredAnswers('stats', 19 * MINUTE);
    await mount(<ConnectedApp key="second" path={paths.score} />);
    await expectBothCards();
    await expect(region()).toHaveLength(1);
    await expect(asked('/stats/territory/referals')).toHaveLength(1);
  },
});

export const Refreshed = meta.story({
  name: 'Back after 20 minutes: stored stats first, then new ones',
  parameters: { states: ['cache.stats', 'stats.refreshed'] },
  play: async ({ mount }) => {
    await mount(<ConnectedApp key="first" path={paths.score} />);
    await expectBothCards();
    await waitFor(() => expect(storedAnswers('stats')).toHaveLength(2));
    ageStoredAnswers('stats', 21 * MINUTE);
    setScenario('slow', { only: REGION, ms: 10 * MINUTE });
    await mount(<ConnectedApp key="second" path={paths.score} />);
    await waitFor(() => expect(region()).toHaveLength(2));
    await expectBothCards();
    await expect(asked('/stats/territory/referals')).toHaveLength(2);
  },
});

export const Stale = meta.story({
  name: 'Offline on the way back: stored stats and their age',
  parameters: { states: ['score.offline', 'shell.offline', 'cache.stats'] },
  play: async ({ mount, userEvent }) => {
    await mount(<ConnectedApp key="first" path={paths.score} />);
    await expectBothCards();
    await waitFor(() => expect(storedAnswers('stats')).toHaveLength(2));
    ageStoredAnswers('stats', 25 * MINUTE);
    setScenario('offline', { only: REGION, times: 1 });
    await mount(<ConnectedApp key="second" path={paths.score} />);
    await expect(await screen.findByText(/^Sin conexión. Ves tus datos/)).toBeVisible();
    await expectBothCards();
    await userEvent.click(retry());
    await waitFor(() => expect(screen.queryByText(/^Sin conexión/)).toBeNull());
    await expect(region()).toHaveLength(3);
  },
});

export const SharedPhone = meta.story({
  name: 'Another person on the same phone sees none of it',
  parameters: { states: ['cache.stats'] },
  play: async ({ mount }) => {
    await mount(<ConnectedApp key="first" path={paths.score} />);
    await expectBothCards();
    await waitFor(() => expect(storedAnswers('stats')).toHaveLength(2));
    enterAs('50113');
    setScenario('slow', { only: REGION, ms: 10 * MINUTE });
    await mount(<ConnectedApp key="second" path={paths.score} />);
    await expect(await screenHeading(/Robles/)).toBeVisible();
    await waitFor(() => expect(region()).toHaveLength(1));
    await expect(screen.queryByText('Bajío Norte')).toBeNull();
  },
});

export const ToTheVault = meta.story({
  name: 'To the vault',
  parameters: { states: ['score.see-prizes'] },
  play: async ({ userEvent }) => {
    await expectBothCards();
    await userEvent.click(screen.getByRole('link', { name: 'VER LOS PREMIOS' }));
    await expect(await screenHeading('Bóveda')).toBeVisible();
    await expect(window.location.hash).toBe('#/vault');
  },
});

export const UnknownRoute = meta.story({
  name: 'Any other address',
  parameters: { states: ['shell.unknown-route'] },
  args: { path: '/no/such/place' },
  play: async () => {
    await expectBothCards();
    await expectTheRest();
  },
});

export const SessionRenewed = meta.story({
  name: 'Session ended, renewed with the stored code',
  parameters: { states: ['error.unauthorized-401'] },
  beforeEach: () => {
    keepLoginCode('48213');
    setScenario('token-401', { only: REGION, times: 1 });
  },
  play: async () => {
    await expectBothCards();
    await expect(asked('/auth/login')).toHaveLength(1);
    await expect(screen.queryByText(FAILED)).toBeNull();
  },
});

export const SessionEnded = meta.story({
  name: 'Session ended, no code stored',
  parameters: { states: ['error.unauthorized-401'] },
  beforeEach: () => setScenario('token-401', { only: REGION }),
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('textbox', { name: 'Código de empleado' });
    await expect(window.location.hash).toBe('#/fail');
    setScenario(null);
    await userEvent.type(field, '48213');
    await userEvent.click(screen.getByRole('button', { name: 'Entrar' }));
    await expectBothCards();
    await expect(asked('/auth/login')).toHaveLength(1);
  },
});

export const Unavailable = meta.story({
  name: 'Failed: error 503, which costs only its own place',
  parameters: { states: ['score.failure', 'error.swallowed'] },
  beforeEach: () => setScenario('maintenance-503', { only: REGION }),
  play: async () => {
    await expect(await screen.findByText(FAILED)).toBeVisible();
    await expect(await screen.findByText('Occidente')).toBeVisible();
    await expectTheRest();
    await expect(window.location.hash).toBe('#/score');
  },
});

export const BlockedMeanwhile = meta.story({
  name: 'Blocked while playing (403)',
  parameters: { states: ['error.blacklist-403'] },
  beforeEach: () => setScenario('blacklist-403', { only: REGION }),
  play: async () => {
    await expect(
      await screen.findByText('Tu usuario fue bloqueado por actividad inusual.'),
    ).toBeVisible();
    await expect(positions()).toHaveLength(0);
  },
});
