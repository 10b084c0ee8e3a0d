import { teamRows, teamText } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { ShareSheet, type ShareSheetProps } from './ShareSheet.tsx';

const at = new Date(fixtures.now).getTime();
const rows = teamRows(fixtures.regionStats.referals, { id: 0 });
const moment = { at, now: at, isStale: false, isOver: false };
const text = teamText({ ...fixtures.regionStats, rows }, moment);
const onShare = fn();
const onClose = fn();

function Opened(props: ShareSheetProps) {
  const [open, setOpen] = useState(true);
  return (
    <main>
      <h1>Ranking territorio</h1>
      <ShareSheet
        {...props}
        open={open}
        onClose={() => {
          setOpen(false);
          props.onClose();
        }}
      />
    </main>
  );
}

const meta = preview.meta({
  title: 'Components/Ranking/ShareSheet',
  component: ShareSheet,
  args: { open: true, text, canShare: true, onShare, onClose },
  render: (args) => <Opened {...args} />,
  beforeEach: () => {
    onShare.mockClear();
    onClose.mockClear();
  },
});

export const Share = meta.story({
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('dialog', { name: 'Compartir resumen' });
    await waitFor(() => expect(sheet).toBeVisible());
    await expect(canvas.getByText(/^Bajío Norte/)).toHaveTextContent('412 de 600 activaciones');
    await expect(canvas.queryByText(/esmeralda/)).toBeNull();
  },
});

Share.test('shares with its button', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Compartir' }));
  await expect(onShare).toHaveBeenCalledTimes(1);
  await expect(onClose).not.toHaveBeenCalled();
});

Share.test('closes without sharing', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  await expect(onShare).not.toHaveBeenCalled();
});

export const Copy = meta.story({
  name: 'A browser that cannot share',
  args: { canShare: false },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Copiar texto' });
    await waitFor(() => expect(button).toBeVisible());
  },
});

export const Busy = meta.story({ args: { busy: true } });

Busy.test('ignores further taps', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Compartir' }));
  await expect(onShare).not.toHaveBeenCalled();
});

const [first, ...others] = rows;
const long = teamText(
  {
    name: 'Sierra Tarahumara y Valle de Santiago de los Caballeros',
    weekly_activations: 1_284_000,
    weekly_goal: 9_999_999,
    rows: [
      ...(first ? [{ ...first, name: 'Xicohténcatl'.repeat(16), week: 1_284_000 }] : []),
      ...others,
    ],
  },
  { ...moment, isStale: true, now: at + 86_400_000 },
);

export const Extremes = meta.story({
  name: 'Extremes: long names, large numbers, text at 200 %, 320 px',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  args: { text: long },
  play: expectNoSideScroll,
});
