import { expect, it } from 'vitest';
import { type NoticeTopic, noticeTopic } from './topic.ts';

it.each<[title: string, description: string, topic: NoticeTopic | null]>([
  ['Tu premio va en camino', 'La licuadora salió hoy del almacén.', 'prize'],
  ['Nuevo desafío personal', 'Tu meta es de 25 activaciones.', 'challenge'],
  ['Hay premios nuevos en la bóveda', '', 'vault'],
  ['Cerró el desafío de febrero', 'Quedaste en la posición 31.', 'ranking'],
  ['Ganaste 2 esmeraldas', 'Completaste 10 activaciones.', 'gems'],
  ['TU TICKET FUE RESPONDIDO', '', 'support'],
  ['Tu tarjeta ya tiene saldo', '', 'card'],
  ['Aviso', 'Tu pedido llega mañana.', 'prize'],
  ['Aviso', 'Mañana no hay servicio.', null],
  ['', '', null],
])('noticeTopic of %j, %j is %s', (title, description, topic) => {
  expect(noticeTopic(title, description)).toBe(topic);
});
