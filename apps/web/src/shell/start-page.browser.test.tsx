import { afterEach, expect, it } from 'vitest';
import page from '../../index.html?raw';

const MODULE = '<script type="module" src="/src/startup/main.tsx"></script>';
const source = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

let frame: HTMLIFrameElement;

afterEach(() => frame.remove());

/** Opens the start page with the script at `module` instead of the app's. The code `before` runs first. */
function openPage(module: string, before = ''): void {
  expect(page).toContain(MODULE);
  frame = document.createElement('iframe');
  frame.srcdoc = page
    .replace('<head>', `<head><script>${before}</script>`)
    .replace(MODULE, `<script type="module" src="${module}"></script>`);
  document.body.append(frame);
}

const text = () => frame.contentDocument?.body?.innerText ?? '';

it.each([
  ['does not parse', source('let = ;')],
  ['needs a file that does not parse', source(`import '${source('a ?= 1')}';`)],
])('code that %s shows the message to update the browser', async (_, module) => {
  openPage(module);
  await expect.poll(text).toContain('Actualiza tu navegador');
  expect(text()).not.toContain('Cargando');
  expect(frame.contentDocument?.querySelector('button')?.textContent).toBe('Intentar de nuevo');
});

it('code that does not arrive shows the message to check the connection', async () => {
  openPage('/nowhere/app.js');
  await expect.poll(text).toContain('Revisa tu conexión');
});

it.each([
  ['throws', "throw new TypeError('broken on purpose');"],
  ['cannot read JSON', "JSON.parse('<html>');"],
  ['rejects a promise', "Promise.reject(new Error('broken on purpose'));"],
  [
    'removes its screen and then throws',
    "document.getElementById('root').textContent = ''; setTimeout(() => { throw new Error(); });",
  ],
])('an app that %s shows the message that it is our error', async (_, code) => {
  openPage(source(code));
  await expect.poll(text).toContain('Es un error nuestro');
  expect(text()).not.toContain('conexión');
});

it.each(['Promise', 'Intl', 'HTMLDialogElement', 'fetch'])(
  'without %s the app does not start, and the page names what is missing',
  async (name) => {
    openPage(
      source("document.getElementById('root').textContent = 'App';"),
      `delete window.${name}`,
    );
    await expect.poll(text).toContain(`Le falta: ${name}.`);
    expect(text()).toContain('Actualiza tu navegador');
  },
);

it.each([
  ['without newer styles', 'CSS.supports = function () { return false; };'],
  ['without CSS.supports', 'delete window.CSS;'],
])('a browser %s is treated as too old', async (_, before) => {
  openPage(source("document.getElementById('root').textContent = 'App';"), before);
  await expect.poll(text).toContain('Le falta: aspect-ratio.');
});

it('a browser without modules shows the message to update it', async () => {
  openPage(source(''), 'delete HTMLScriptElement.prototype.noModule');
  await expect.poll(text).toContain('Actualiza tu navegador');
});

it('an error after the app has rendered does not replace its screen', async () => {
  openPage(
    source("document.getElementById('root').innerHTML = '<h1>Juego</h1>'; throw new Error();"),
  );
  await expect.poll(text).toContain('Juego');
  // After an error, the page decides in a timer whether to show a message. That timer runs before this one.
  await new Promise<void>((resolve) => frame.contentWindow?.setTimeout(resolve));
  expect(text()).not.toContain('error');
});
