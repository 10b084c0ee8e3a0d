import { FERNANDA } from '../../journeys/personas.ts';
import { test } from '../harness.ts';

test('without a connection the app shows stored data, until the connection is back', async ({
  phone,
}) => {
  await phone.enter(FERNANDA);
  await phone.see('1,284');
  phone.site.breakCalls(true);
  await phone.reload();
  await phone.see('Sin conexión');
  await phone.see('1,284');
  phone.site.breakCalls(false);
  await phone.tap('button', 'Intentar de nuevo');
  await phone.seeNo('Sin conexión');
  await phone.see('1,284');
});
