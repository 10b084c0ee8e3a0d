import { paths } from '@gemas/domain';
import { db, handlers, resetDb, setScenario } from '@gemas/mocks';
import { expect, screen, waitFor, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { ageStoredAnswers, keepToken, loseNetwork, storedAnswers } from '../testing/browser.ts';
import { inAMinute } from '../testing/proof-time.ts';
import { settled } from '../testing/settled.ts';
import { ConnectedApp } from './ConnectedApp.tsx';

const enterAs = (code: string) => keepToken(resetDb(code));

const meta = preview.meta({
  title: 'Flows/Game end',
  tags: ['!autodocs'],
  component: ConnectedApp,
  args: { path: paths.score as string },
  beforeEach: ({ msw }) => msw.use(...handlers),
});

const sent = (method: string, path: string) =>
  db.requests.filter((request) => request.method === method && request.path === path);

/** Waits for the full-screen raffle, which opens when nothing else covers Score. Returns its button '¿Gané?'. */
const reveal = async () => {
  const stage = await screen.findByRole('dialog');
  return within(stage).findByRole('button', { name: '¿Gané?' });
};

export const Closed = meta.story({
  name: 'Closing message',
  parameters: { states: ['score.game-closed', 'stats.game-closed'] },
  beforeEach: () => enterAs('60013'),
  play: async () => {
    await expect(
      await screen.findByRole('heading', { name: 'Gracias por una gran temporada' }),
    ).toBeVisible();
    await expect(sent('GET', '/stats/region/referals')).toHaveLength(0);
    await expect(screen.getByRole('link', { name: 'VER LOS PREMIOS' })).toBeVisible();
  },
});

export const ClosedOffline = meta.story({
  name: 'Closing message over remembered data, with its date (spec section 2, Score screen)',
  parameters: { states: ['score.game-closed-offline'] },
  beforeEach: () => enterAs('60013'),
  play: async ({ mount }) => {
    await mount(<ConnectedApp key="first" path={paths.score} />);
    await screen.findByRole('heading', { name: 'Gracias por una gran temporada' });
    await waitFor(() => expect(storedAnswers('identity')).toHaveLength(1));
    await waitFor(() => expect(storedAnswers('challenge')).toHaveLength(1));
    ageStoredAnswers('game-closed', 24 * 60 * 60_000);
    setScenario('offline');
    await mount(<ConnectedApp key="second" path={paths.score} />);
    await waitFor(() =>
      expect(screen.getByText(/^Sin conexión. Ves tus datos del 13 de marzo/)).toBeVisible(),
    );
    await expect(
      await screen.findByRole('heading', { name: 'Gracias por una gran temporada' }),
    ).toBeVisible();
  },
});

export const ClosedSlow = meta.story({
  name: 'Closing message at once over remembered data, while the server is slow',
  parameters: { states: ['score.game-closed-offline', 'score.remembered'] },
  beforeEach: () => enterAs('60013'),
  play: async ({ mount }) => {
    await mount(<ConnectedApp key="first" path={paths.score} />);
    await screen.findByRole('heading', { name: 'Gracias por una gran temporada' });
    await waitFor(() => expect(storedAnswers('identity')).toHaveLength(1));
    await waitFor(() => expect(storedAnswers('challenge')).toHaveLength(1));
    setScenario('slow', { ms: 600_000 });
    await mount(<ConnectedApp key="second" path={paths.score} />);
    await expect(
      await screen.findByRole('heading', { name: 'Gracias por una gran temporada' }),
    ).toBeVisible();
  },
});

export const RaffleOffline = meta.story({
  name: 'Offline: the result that the phone remembers is shown, and nothing is sent',
  parameters: { states: ['raffle.not-reported'] },
  beforeEach: () => enterAs('60010'),
  play: async ({ mount, userEvent }) => {
    await mount(<ConnectedApp key="first" path={paths.score} />);
    await reveal();
    await waitFor(() => expect(storedAnswers('identity')).toHaveLength(1));
    setScenario('offline');
    await mount(<ConnectedApp key="second" path={paths.score} />);
    const ask = await screen.findByRole('button', { name: '¿Gané?' });
    await expect(screen.queryByRole('dialog')).toBeNull();
    await userEvent.click(ask);
    await expect(await screen.findByRole('heading', { name: '¡Ganaste!' })).toBeVisible();
    await expect(sent('POST', '/auth/user/seen/reward')).toEqual([]);
  },
});

export const ClosedWithChallenge = meta.story({
  name: 'Closed while a challenge runs',
  parameters: { states: ['score.game-closed-challenge'] },
  beforeEach: () => {
    enterAs('48213');
    db.account('48213').world.gameClosed = { closed: true, message: '<h2>Gracias</h2>' };
  },
  play: async () => {
    await expect(await screen.findByText(/Te encuentras en la posición/)).toBeVisible();
    await expect(screen.queryByRole('heading', { name: 'Gracias' })).toBeNull();
    await expect(sent('GET', '/game/closed')).toHaveLength(1);
  },
});

export const ClosedFinalRanking = meta.story({
  name: 'Closed after the last day of the challenge: the final ranking, also on a phone that has not seen it',
  parameters: { states: ['score.game-closed'] },
  beforeEach: () => {
    enterAs('48213');
    const { world } = db.account('48213');
    world.gameClosed = { closed: true, message: '<h2>Gracias</h2>' };
    Object.assign(world.challenge ?? {}, { end_date: '2026-03-02' });
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Gracias' })).toBeVisible();
    await expect(await screen.findByText(/Te encuentras en la posición/)).toBeVisible();
    await expect(sent('GET', '/challenges/ranking')).toHaveLength(1);
  },
});

export const Reveal = meta.story({
  name: 'The winner reveals the result',
  parameters: { states: ['raffle.revealing', 'raffle.winner-available'] },
  beforeEach: () => enterAs('60010'),
  play: async ({ userEvent }) => {
    await userEvent.dblClick(await reveal());
    await expect(await screen.findByRole('heading', { name: '¡Ganaste!' })).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Reclamar mi premio' })).toHaveAttribute(
      'href',
      '#/claim/reward',
    );
    await waitFor(() => expect(sent('POST', '/auth/user/seen/reward')).toHaveLength(1));
  },
});

export const RevealWithoutConnection = meta.story({
  name: 'Offline: the result that the app has is shown',
  parameters: { states: ['raffle.not-reported', 'raffle.winner-available'] },
  beforeEach: () => {
    enterAs('60010');
    return loseNetwork();
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await reveal());
    await expect(await screen.findByRole('heading', { name: '¡Ganaste!' })).toBeVisible();
  },
});

export const RevealFailed = meta.story({
  name: 'seen/reward fails: the result that the app has is shown, and the call is not repeated',
  parameters: { states: ['raffle.not-reported', 'raffle.not-winner'] },
  beforeEach: () => {
    enterAs('60012');
    setScenario('server-500', { only: 'POST /auth/user/seen/reward', times: 1 });
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await reveal());
    await expect(await screen.findByRole('heading', { name: 'No fuiste ganador' })).toBeVisible();
    await expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Volver al juego' }));
    await expect(screen.getByRole('link', { name: 'VER LOS PREMIOS' })).toBeVisible();
    await expect(screen.getByRole('heading', { name: 'No fuiste ganador' })).toBeVisible();
    await settled();
    await expect(sent('POST', '/auth/user/seen/reward')).toHaveLength(1);
  },
});

export const RevealSlow = meta.story({
  name: 'seen/reward is slow: nobody waits for it',
  parameters: { states: ['raffle.not-reported'] },
  beforeEach: () => {
    enterAs('60010');
    setScenario('slow', { only: 'POST /auth/user/seen/reward', ms: 600_000 });
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await reveal());
    await expect(await screen.findByRole('heading', { name: '¡Ganaste!' })).toBeVisible();
  },
});

export const Left = meta.story({
  name: 'The raffle is left: a card on Score, also after another screen',
  parameters: { states: ['raffle.left', 'raffle.tickets'] },
  beforeEach: () => enterAs('60010'),
  play: async ({ userEvent }) => {
    await reveal();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(screen.getByText('Tienes 1,284 boletos para el sorteo final.')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: /^Perfil/ }));
    await screen.findByRole('button', { name: 'Cerrar sesión' });
    await userEvent.click(screen.getByRole('link', { name: 'Juego' }));
    const again = await screen.findByRole('button', { name: '¿Gané?' });
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(sent('POST', '/auth/user/seen/reward')).toEqual([]);
    await userEvent.click(again);
    const stage = await screen.findByRole('dialog');
    await waitFor(() =>
      expect(within(stage).getByRole('heading', { name: '¡Ganaste!' })).toHaveFocus(),
    );
    await expect(sent('POST', '/auth/user/seen/reward')).toHaveLength(1);
  },
});

const winnerIs = (winner: unknown) => {
  enterAs('60010');
  Object.assign(db.account('60010').state.user, { winner });
};

export const WinnerWithoutName = meta.story({
  name: "A winner without a prize's name: '¡Ganaste!', 'tu premio' and the claim",
  parameters: { states: ['raffle.winner-unnamed', 'claim.success'] },
  beforeEach: () => winnerIs({ reward_name: '', available: true }),
  play: async ({ userEvent }) => {
    await userEvent.click(await reveal());
    await expect(await screen.findByRole('heading', { name: '¡Ganaste!' })).toBeVisible();
    await expect(screen.getByText('tu premio')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Reclamar mi premio' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reclamar mi premio' }));
    await expect(await screen.findByRole('heading', { name: '¡Felicidades!' })).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Volver al juego' }));
    await expect(await screen.findByRole('heading', { name: '¡Ganaste!' })).toBeVisible();
  },
});

export const NoWinner = meta.story({
  name: 'An empty object as the winner: no winner',
  parameters: { states: ['raffle.not-winner'] },
  beforeEach: () => winnerIs({}),
  play: async ({ userEvent }) => {
    await userEvent.click(await reveal());
    await expect(await screen.findByRole('heading', { name: 'No fuiste ganador' })).toBeVisible();
    await expect(screen.queryByRole('heading', { name: '¡Ganaste!' })).toBeNull();
  },
});

export const PilotEnds = meta.story({
  name: 'The pilot ends: shown once',
  parameters: { states: ['score.pilot-ending', 'score.pilot-ending-closed'] },
  beforeEach: () => enterAs('60016'),
  play: async ({ userEvent }) => {
    const shown = await screen.findByRole('dialog', { name: 'Hoy termina el piloto' });
    await waitFor(() => expect(shown).toBeVisible());
    await userEvent.click(within(shown).getByRole('button', { name: 'Entendido' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('link', { name: /^Perfil/ }));
    await screen.findByRole('button', { name: 'Cerrar sesión' });
    await userEvent.click(screen.getByRole('link', { name: 'Juego' }));
    await screen.findByRole('link', { name: 'VER LOS PREMIOS' });
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
});

export const ClaimWithoutPrize = meta.story({
  name: 'Nothing to claim',
  parameters: { states: ['claim.no-prize'] },
  args: { path: paths.claimReward },
  beforeEach: () => enterAs('48213'),
  play: async () => {
    await expect(await screen.findByRole('link', { name: 'VER LOS PREMIOS' })).toBeVisible();
    await expect(window.location.hash).toBe('#/score');
  },
});

export const ClaimFails = meta.story({
  name: 'The claim fails, then works',
  parameters: { states: ['claim.failed', 'claim.success'] },
  args: { path: paths.claimReward },
  beforeEach: () => {
    enterAs('60010');
    setScenario('claim-message', { times: 1 });
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reclamar mi premio' }));
    await expect(await screen.findByRole('alert')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
    await expect(await screen.findByRole('heading', { name: '¡Felicidades!' })).toBeVisible();
    await expect(sent('POST', '/orders/reward')).toHaveLength(2);
  },
});

export const ClaimWithoutSku = meta.story({
  name: 'A prize whose sku the server does not tell is claimed all the same',
  parameters: { states: ['claim.success'] },
  args: { path: paths.claimReward },
  beforeEach: () => {
    enterAs('60010');
    db.account('60010').state.user.winner = { reward_name: 'Motocicleta', available: true };
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reclamar mi premio' }));
    await expect(await screen.findByRole('heading', { name: '¡Felicidades!' })).toBeVisible();
    const [claim] = sent('POST', '/orders/reward');
    await expect(claim?.body).toMatchObject({ type_card: '' });
    await expect(claim?.body).not.toHaveProperty('reward_sku');
  },
});

export const ClaimUnanswered = meta.story({
  name: 'The claim never left the phone',
  parameters: { states: ['claim.unanswered', 'claim.not-made'] },
  args: { path: paths.claimReward },
  beforeEach: () => {
    enterAs('60010');
    setScenario('offline', { only: 'POST /orders/reward', times: 1 });
  },
  play: async ({ userEvent }) => {
    const claim = () => screen.findByRole('button', { name: 'Reclamar mi premio' });
    await userEvent.click(await claim());
    const check = await screen.findByRole('button', { name: 'Comprobar de nuevo' });
    await expect(sent('POST', '/orders/reward')).toHaveLength(1);
    await inAMinute(async () => {
      await userEvent.click(check);
      await userEvent.click(await screen.findByRole('button', { name: 'Intentar de nuevo' }));
    });
    await userEvent.click(await claim());
    await expect(await screen.findByRole('heading', { name: '¡Felicidades!' })).toBeVisible();
    await expect(sent('POST', '/orders/reward')).toHaveLength(2);
  },
});

export const ClaimFails500 = meta.story({
  name: 'The claim: error 500',
  parameters: { states: ['claim.unanswered'] },
  args: { path: paths.claimReward },
  beforeEach: () => {
    enterAs('60010');
    setScenario('claim-500', { times: 1 });
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reclamar mi premio' }));
    await expect(
      await screen.findByRole('heading', { name: /^No sabemos si tu premio/ }),
    ).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Reclamar mi premio' })).toBeNull();
    await expect(sent('POST', '/orders/reward')).toHaveLength(1);
  },
});

export const ClaimAnswerLost = meta.story({
  name: 'The claim arrived, its answer was lost',
  parameters: { states: ['claim.unanswered', 'claim.success'] },
  args: { path: paths.claimReward },
  beforeEach: () => {
    enterAs('60010');
    setScenario('claim-no-answer', { times: 1 });
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Reclamar mi premio' }));
    await expect(await screen.findByRole('heading', { name: '¡Felicidades!' })).toBeVisible();
    await expect(sent('POST', '/orders/reward')).toHaveLength(1);
  },
});
