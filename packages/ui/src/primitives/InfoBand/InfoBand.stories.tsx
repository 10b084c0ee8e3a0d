import { expect, fn } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { iconChoice } from '../../testing/choices.ts';
import { doubleText, expectNoSideScroll } from '../../testing/story.ts';
import { InfoBand, OfflineBand } from './InfoBand.tsx';

const TODAY = '2026-03-14T10:42:00-06:00';
const retry = fn();

const meta = preview.meta({
  title: 'Components/Primitives/InfoBand',
  component: InfoBand,
  args: { children: 'Los correos con el saldo de tu tarjeta pueden tardar de 36 a 48 horas.' },
  argTypes: { icon: iconChoice },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
});

export const Info = meta.story();

export const Warn = meta.story({
  args: { tone: 'warn', children: 'El piloto termina hoy. Activa hasta las 23:59.' },
});

export const Offline = meta.story({
  render: () => <OfflineBand since={TODAY} onRetry={retry} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'Sin conexión. Ves tus datos de las 10:42 a. m.',
    );
  },
});

Offline.test('asks again once a tap', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Intentar de nuevo' }));
  await expect(retry).toHaveBeenCalledTimes(1);
});

export const OfflineSinceYesterday = meta.story({
  render: () => <OfflineBand since="2026-03-13T10:42:00-06:00" onRetry={retry} />,
});

export const DoubleText = meta.story({
  name: 'Extremes: text at 200 %',
  render: () => <OfflineBand since={TODAY} onRetry={retry} />,
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
