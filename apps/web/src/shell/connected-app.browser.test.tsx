import { resetDb } from '@gemas/mocks';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { local } from '../state/core/storage.ts';
import { ConnectedApp } from '../stories/ConnectedApp.tsx';
import { setUpApp } from '../testing/open-app.tsx';
import { SOON } from '../testing/soon.ts';

setUpApp();

it('is shown at its path when it replaces an earlier visit, or when the path changes', async () => {
  local.setItem('token', resetDb('48213') ?? '');
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  let before: Element | null = null;
  for (const [key, path, title] of [
    ['first', '/vault', 'Bóveda'],
    ['second', '/vault', 'Bóveda'],
    ['second', '/rewards', 'Mis premios'],
  ] as const) {
    root.render(<ConnectedApp key={key} path={path} />);
    before = await vi.waitFor(() => {
      const heading = container.querySelector('h1');
      expect(heading).not.toBe(before);
      expect(heading?.textContent).toBe(title);
      return heading;
    }, SOON);
    expect(window.location.hash).toBe(`#${path}`);
  }
  root.unmount();
  container.remove();
});
