import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { ConnectionNotice, type ConnectionNoticeProps } from './ConnectionNotice.tsx';

const retry = fn();
const connection = { offline: true, checking: false, onRetry: retry };

const meta = preview.meta({
  title: 'Components/Primitives/ConnectionNotice',
  component: ConnectionNotice,
  args: { needs: 'redeem', connection } satisfies ConnectionNoticeProps,
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
});

export const Redeem = meta.story({
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Necesitas conexión para canjear. Lo que escribas se queda aquí.'),
    ).toBeVisible();
  },
});

Redeem.test('checks the connection once per tap', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(retry).toHaveBeenCalledTimes(1);
});

export const Claim = meta.story({ args: { needs: 'claim' } });

export const Ticket = meta.story({ args: { needs: 'ticket' } });

export const Survey = meta.story({ args: { needs: 'survey' } });

export const Enter = meta.story({ args: { needs: 'enter' } });

export const Received = meta.story({ args: { needs: 'received' } });

export const Checking = meta.story({
  args: { connection: { ...connection, checking: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Buscando conexión...')).toBeVisible();
  },
});

function Changing() {
  const [offline, setOffline] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOffline(!offline)}>
        Cambiar
      </button>
      <ConnectionNotice needs="ticket" connection={{ ...connection, offline }} />
    </>
  );
}

export const LostAndFound = meta.story({
  name: 'Connection lost, then restored',
  parameters: { states: ['shell.connection-back'] },
  render: () => <Changing />,
  play: async ({ canvas, userEvent }) => {
    const live = canvas.getByText('Cambiar').nextElementSibling;
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await expect(live).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByText('Cambiar'));
    await expect(live).toHaveTextContent('Necesitas conexión para enviar tu ticket.');
    await userEvent.click(canvas.getByText('Cambiar'));
    await expect(live).toHaveTextContent('Ya tienes conexión.');
    await expect(canvas.queryByRole('button', { name: 'Intentar de nuevo' })).toBeNull();
  },
});

export const DoubleText = meta.story({
  name: 'Extremes: text at 200 %',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
