import { FERNANDA, type Phone } from '../phone.ts';

/** Opens the app while the API cannot be reached: remembered data are shown, until the API is back. */
export async function offline(phone: Phone): Promise<void> {
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
}
