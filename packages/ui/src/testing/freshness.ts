import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import type { Freshness } from '../primitives/Freshness/freshness.ts';

const SINCE = '2026-03-14T10:42:00-06:00';

const onRetry = fn();

export const REFRESHING: Freshness = { state: 'refreshing', since: SINCE };
export const NOT_REFRESHED: Freshness = { state: 'stale', since: SINCE, why: 'server', onRetry };
export const OFFLINE: Freshness = { state: 'stale', since: SINCE, why: 'offline', onRetry };
/** The balance could not be read. */
export const UNREAD: Freshness = { state: 'stale', since: SINCE, why: 'unread', onRetry };
export const ENDED: Freshness = {
  state: 'stale',
  since: '2026-03-29T20:05:00-06:00',
  why: 'ended',
};

/** Returns a copy of `remote` with this freshness. `remote` must be a `Remote` or `RemoteList` that has data. */
export function dated<R extends { status: string }>(
  remote: R,
  freshness: Freshness,
): Extract<R, { freshness: Freshness }> {
  return { ...remote, freshness } as unknown as Extract<R, { freshness: Freshness }>;
}

/** For `play`: asserts that the screen says that the data is being refreshed, and that there is no retry. */
export async function expectRefreshing(): Promise<void> {
  const line = screen.getByText('Ves tus datos de las 10:42 a. m. Actualizando...');
  await waitFor(() => expect(line).toBeVisible());
  await expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
}

async function expectRetry(text: string): Promise<void> {
  await expect(screen.getByText(text)).toBeVisible();
  onRetry.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(onRetry).toHaveBeenCalled();
}

/**
 * For `play`: asserts that the screen says that the refresh failed, that it does not say 'Sin conexión', and that a tap
 * on the button retries.
 */
export async function expectNotRefreshed(): Promise<void> {
  await expectRetry('No pudimos actualizar. Ves tus datos de las 10:42 a. m.');
  await expect(screen.queryByText(/Sin conexión/)).toBeNull();
}

/** For `play`: asserts that the screen says that there is no connection, and that a tap on the button retries. */
export async function expectOffline(): Promise<void> {
  await expectRetry('Sin conexión. Ves tus datos de las 10:42 a. m.');
}

/** For `play`: asserts that the screen says when the game ended, and that there is no retry. */
export async function expectEnded(): Promise<void> {
  await expect(screen.getByText('Así terminó el juego, 29 de marzo')).toBeVisible();
  await expect(screen.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
}
