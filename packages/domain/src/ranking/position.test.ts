import { expect, it } from 'vitest';
import { positionMessage } from './position.ts';

it.each([
  [null, null],
  [0, null],
  [-1, null],
  [1, 'Vas en primer lugar.'],
  [4, 'Estás muy cerca del primer lugar.'],
  [5, 'Vas entre los 10 primeros.'],
  [10, 'Vas entre los 10 primeros.'],
  [11, 'Cada activación te acerca al top 10.'],
])('positionMessage for position %s is %j', (position, message) => {
  expect(positionMessage(position)).toBe(message);
});
