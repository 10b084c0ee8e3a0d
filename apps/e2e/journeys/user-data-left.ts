import { type Db, personas } from '@gemas/mocks';
import type { Page } from '@playwright/test';

/** Minimum length of a word that is searched for. Shorter words and numbers occur everywhere. */
const MIN_LENGTH = 4;

/** Returns all texts and numbers in a value. Omits ids, because an id in a URL would be reported as a trace. */
function leavesOf(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => (key === 'id' ? [] : leavesOf(child)));
}

/** Returns the words in all data that the mock server has about a user, in lower case. */
function wordsIn(db: Db, code: string): Set<string> {
  const words = leavesOf(db.account(code).state).flatMap((leaf) =>
    leaf.toLowerCase().split(/[\s<>",;:()¿?¡!]+/),
  );
  return new Set(words.filter((word) => word.length >= MIN_LENGTH));
}

/** Returns the words that only this user's data contain. Omits the stored login code (spec section 4, Session). */
export function wordsOf(db: Db, code: string): string[] {
  const others = personas.filter((persona) => persona.code !== code);
  const taken = new Set(others.flatMap((other) => [...wordsIn(db, other.code)]));
  return [...wordsIn(db, code)].filter((word) => !taken.has(word) && word !== code);
}

/** Gives a persona unique data, because personas share fixtures. The new words do not occur in the app. */
export function makeUnique(db: Db, code: string): void {
  const { state } = db.account(code);
  const name = 'Xóchitl Quetzalli Zyanya';
  Object.assign(state.user, {
    name,
    first_name: 'Xóchitl Quetzalli',
    last_name: 'Zyanya',
    email: 'xochitl.zyanya@correo.mx',
    phone: '5598761234',
    // A badge may be the address of a picture (decision 52).
    badge: '/img/insignia-de-xochitl.svg',
  });
  state.user.addresses = state.user.addresses.map((address, at) => ({
    ...address,
    receiver: name,
    street: `Tepozán ${at}`,
    number: `M-773${at}`,
    neighborhood: 'Quiyahuitl',
    postal_code: `9187${at}`,
  }));
  state.balance = 98_765;
  state.orders = state.orders.map((order, at) => ({
    ...order,
    order: String(654_300 + at),
    comment: `Quetzalli ${654_300 + at}`,
  }));
  state.notifications = state.notifications.map((notification, at) => ({
    ...notification,
    title: `Xóchitl ${7_654_300 + at}`,
  }));
  state.tickets = state.tickets.map((ticket, at) => ({
    ...ticket,
    title: `Ixtlilxóchitl ${at}`,
    folio: String(876_500 + at),
  }));
}

/** Returns all texts that a script can read in the page and its storages, by location. Runs in the page. */
async function collect(): Promise<[place: string, text: string][]> {
  const found: [string, string][] = [];
  const add = (place: string, text: unknown) =>
    found.push([place, typeof text === 'string' ? text : (JSON.stringify(text) ?? '')]);
  const resultOf = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });

  for (const [name, storage] of Object.entries({ localStorage, sessionStorage })) {
    for (const [key, value] of Object.entries(storage)) add(`${name} ${key}`, `${key} ${value}`);
  }
  add('cookie', document.cookie);
  add('window.name', window.name);
  add('title', document.title);
  add('address', window.location.href);
  add('referrer', document.referrer);
  add('history.state', window.history.state);
  for (const entry of window.navigation.entries()) {
    add('history', decodeURIComponent(entry.url ?? ''));
    add('history', entry.getState());
  }
  // The HTML contains attributes and hidden texts too.
  add('document', document.documentElement.outerHTML);
  add('document', document.body.innerText);
  for (const field of document.querySelectorAll('input, textarea, select')) {
    if ('value' in field) add('field', field.value);
  }
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      add('Cache Storage', decodeURIComponent(request.url));
      add('Cache Storage', await (await cache.match(request))?.text());
    }
  }
  for (const { name } of await indexedDB.databases()) {
    const database = await resultOf(indexedDB.open(name ?? ''));
    for (const store of database.objectStoreNames) {
      const rows = await resultOf(database.transaction(store).objectStore(store).getAll());
      add(`IndexedDB ${name} ${store}`, rows);
    }
    database.close();
  }
  return found;
}

/** Returns the text in lower case and without separators between digits: '52100048' for '5210 0048'. */
function plain(text: string): string {
  return text.toLowerCase().replace(/(?<=\d)[ ,.-](?=\d)/g, '');
}

/** Searches `texts` for `words`. Returns the found words, each after its location: 'localStorage user: zyanya'. */
export function found(
  texts: readonly (readonly [place: string, text: string])[],
  words: readonly string[],
): string[] {
  const hits = new Set<string>();
  for (const [place, text] of texts) {
    const [exact, searched] = [text.toLowerCase(), plain(text)];
    for (const word of words) {
      const isNumber = /^\d+$/.test(word);
      const isThere = isNumber
        ? new RegExp(`(?<!\\d)${word}(?!\\d)`).test(searched)
        : exact.includes(word);
      if (isThere) hits.add(`${place}: ${word}`);
    }
  }
  return [...hits];
}

/** Returns those of `words` that a script can still read in the page or in the browser's storages (see `found`). */
export async function traces(page: Page, words: readonly string[]): Promise<string[]> {
  return found(await page.evaluate(collect), words);
}
