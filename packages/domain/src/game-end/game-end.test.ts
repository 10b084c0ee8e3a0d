import { describe, expect, it } from 'vitest';
import type { Challenge } from '../challenges/challenge.ts';
import { gameEnd, PILOT_ENDING } from './game-end.ts';

const NOON = Date.parse('2026-03-14T12:00:00-06:00');

const CHALLENGE: Challenge = {
  ...{ name: 'Gran final de marzo', roles: '3, 5', start_date: '2026-03-02' },
  ...{ end_date: '2026-03-29', component: 'ranking' },
};
const EMPTY = { name: ' ', roles: '', start_date: null, end_date: null, component: '' };
const OVER = { ...CHALLENGE, end_date: '2026-03-13' };

describe('gameEnd', () => {
  const message = '<p>Gracias</p>';
  const CLOSED = { closed: true, message };
  const END = { kind: 'closed', message };
  const NO_MESSAGE = { kind: 'closed', message: null };
  it.each([
    ['is open while the state of the game is unknown', null, null, { kind: 'open' }],
    ['is open while the game is open', { closed: false, message }, null, { kind: 'open' }],
    ['has no closing message during a challenge', CLOSED, CHALLENGE, { kind: 'challenge-runs' }],
    ['is closed if the challenge has neither name nor component', CLOSED, EMPTY, END],
    ['is closed after the end of the challenge', CLOSED, OVER, END],
    ['is closed without a challenge', CLOSED, null, END],
    ['is closed without a blank message', { ...CLOSED, message: ' ' }, null, NO_MESSAGE],
  ])('%s', (_name, game, challenge, end) => {
    expect(gameEnd(game, challenge, NOON)).toEqual(end);
  });
});

it('PILOT_ENDING names the time until which activations count', () => {
  expect(PILOT_ENDING).toEqual({
    time: '23:59',
    title: 'Hoy termina el piloto',
    text: 'Activa hasta las 23:59. Lo que sumes hoy todavía cuenta.',
    button: 'Entendido',
  });
});
