// User flows of features that the specification does not contain.
import { FERNANDA, type Phone } from '../phone.ts';
import { CREATE_TICKET } from './support.ts';

const PROMOTER = '40210';
const CORPORATE = '10027';

/** Pins a prize in the vault, finds it on Score, and checks that logging out removes it. */
export async function pinnedPrize(phone: Phone): Promise<void> {
  await phone.enter(FERNANDA);
  await phone.tap('a', 'VER LOS PREMIOS');
  await phone.arrive('Bóveda');
  await phone.type('[name="search"]', 'licuadora');
  await phone.see('2 premios');
  await phone.tap('main button', 'Fijar como meta: Licuadora de vaso');
  await phone.tap('a', 'Juego');
  await phone.see('¡Ya te alcanza!');
  await phone.saveScreenshot('pinned prize');
  await phone.reload();
  await phone.see('¡Ya te alcanza!');
  await phone.tap('main a', 'Licuadora de vaso');
  await phone.arrive('Premio');
  await phone.see('Es tu meta');

  await phone.tap('button', 'Volver');
  await phone.see('¡Ya te alcanza!');
  await phone.tap('a', 'Perfil');
  await phone.see('Mi meta');
  await phone.tap('button', 'Cerrar sesión');
  await phone.tap('dialog[open] button', 'Sí, cerrar sesión');
  await phone.arriveAt('#/fail');
  // Waits until the modules of the screen are loaded. Otherwise WPE (WebKit for devices) reports an error.
  await phone.see('Entrar');
  await phone.enter(FERNANDA);
  await phone.see('VER LOS PREMIOS');
  await phone.see('Tus posiciones');
  await phone.seeNo('Mi meta');
}

/** Jumps from the first page of the global ranking to the user's own row. The row must get the focus. */
export async function ownPosition(phone: Phone): Promise<void> {
  await phone.enter(FERNANDA);
  await phone.see('Página 1 de');
  await phone.tap('button', 'Ir a mi lugar');
  await phone.waitInPage(
    "the focus on the user's own row",
    () => document.activeElement?.matches('[data-own]') ?? false,
  );
  const isInView = () => {
    const box = document.activeElement?.getBoundingClientRect();
    return box !== undefined && box.top >= 0 && box.bottom <= window.innerHeight;
  };
  await phone.waitInPage("the user's own row in view", isInView);
  await phone.see('lugar 26');
  await phone.seeNo('Ir a mi lugar');
  await phone.saveScreenshot('own position');
  await phone.tap('button', 'Primera página');
  await phone.see('Página 1 de');
}

/** Sorts the territories. The chosen sort order must still apply after a reload. */
export async function orderOfPlaces(phone: Phone): Promise<void> {
  const isFirst = (name: string) =>
    phone.waitInPage(
      `${name} as the first territory`,
      (name: string) =>
        document.querySelector('ul[aria-label="Territorios"] a')?.textContent?.trim() === name,
      name,
    );
  await phone.enter(CORPORATE);
  await phone.see('En total: 5 territorios');
  await isFirst('Occidente');
  await phone.tap('button', 'Hoy');
  await isFirst('Centro');
  await phone.saveScreenshot('order of places');
  await phone.reload();
  await isFirst('Centro');
  // A second tap restores the sort order of the server.
  await phone.tap('button', 'Hoy');
  await isFirst('Occidente');
}

/** Replaces the share sheet, because a test cannot use a real one. Stores the shared text in `data-shared`. */
const replaceShare = (phone: Phone, isRefused: boolean) =>
  phone.evaluate((isRefused: boolean) => {
    const share = async ({ text }: { text: string }) => {
      if (isRefused) throw new DOMException('', 'NotAllowedError');
      document.documentElement.dataset.shared = text;
    };
    Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  }, isRefused);

/** Opens the summary and shares it. If sharing fails, the summary must be copied. */
export async function shareSummary(phone: Phone): Promise<void> {
  await phone.enter(PROMOTER);
  await phone.tap('a', 'Ver posiciones');
  await phone.arrive('Ranking región');
  await replaceShare(phone, false);
  await phone.tap('button', 'Compartir resumen');
  await phone.see('Semana: 412 de 600 activaciones. Faltan 188.');
  await phone.saveScreenshot('share');
  const shown = await phone.evaluate(
    () => document.querySelector('dialog[open] p')?.textContent ?? '',
  );
  await phone.tap('dialog[open] button', 'Compartir');
  await phone.seeCount('dialog[open]', 0);
  phone.same(await phone.evaluate(() => document.documentElement.dataset.shared), shown);

  await replaceShare(phone, true);
  await phone.tap('button', 'Compartir resumen');
  await phone.tap('dialog[open] button', 'Compartir');
  // Some engines do not let the page write to the clipboard. A toast must appear in either case.
  await phone.waitFor('a toast', async () =>
    /resumen copiado|no pudimos copiar el resumen/.test(await phone.text()),
  );
}

/** Creates a ticket with the help link of an order. After that, the help link must open this ticket. */
export async function orderHelp(phone: Phone): Promise<void> {
  const helpWith = (number: string) => `a[href*="order=${number}"]`;
  await phone.enter(FERNANDA);
  await phone.tap('a', 'Premios');
  await phone.arrive('Mis premios');
  await phone.see('En camino');
  await phone.see('Entregados y cancelados');
  await phone.tap(helpWith('80214'));
  await phone.arrive('Levantar un nuevo ticket de soporte');
  await phone.holds('[name="comments"]', /^Pedido 80214: Licuadora de vaso/);
  await phone.tap('[name="comments"]');
  await phone.evaluate(() => {
    const field = document.activeElement as HTMLTextAreaElement;
    field.setSelectionRange(field.value.length, field.value.length);
  });
  await phone.press(...'¿Cuándo llega?');
  await phone.saveScreenshot('order help');
  await phone.tap('button', 'Enviar ticket');
  await phone.see('¡Mensaje enviado!');
  const [topic, comments] = phone.sent('POST', CREATE_TICKET, 'topic', 'comments');
  phone.same(topic, 'game');
  phone.same(/^Pedido 80214: .+\n¿Cuándo llega\?$/.test(String(comments)), true);
  await phone.tap('dialog[open] button', 'Aceptar');
  await phone.arriveAt('#/support');
  await phone.tap('a', 'Premios');
  await phone.arrive('Mis premios');
  await phone.tap('a', 'Ayuda con este pedido');
  await phone.waitInPage(
    'the open ticket',
    () => document.activeElement?.textContent?.startsWith('Ticket con folio') ?? false,
  );
}
