import { queueToast, type ToastMessage } from '@gemas/domain';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AppBar } from '../../shell/AppBar.tsx';
import { doubleText, expectTapOn } from '../../testing/story.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ToastRegion, type ToastRegionProps } from './ToastRegion.tsx';

const gone: ToastMessage = {
  id: 'gone',
  tone: 'warn',
  title: 'Atención',
  text: 'El producto seleccionado ya no se encuentra disponible',
};
const received: ToastMessage = {
  id: 'received',
  tone: 'ok',
  title: 'Recibida',
  text: 'Confirmaste tu tarjeta.',
};

interface PageProps extends ToastRegionProps {
  dialog?: boolean;
  bar?: boolean;
}

function Page({ toasts: first, onDismiss, dialog = false, bar = false }: PageProps) {
  const [toasts, setToasts] = useState(first);
  const [open, setOpen] = useState(dialog);
  const [hasBar, setBar] = useState(bar);
  return (
    <>
      {hasBar && <AppBar title="Canjear premio" backHref="#/vault" />}
      <main style={{ padding: '220px 16px' }}>
        {!hasBar && <h1>Canjear premio</h1>}
        <Button onClick={() => setToasts((queue) => queueToast(queue, gone))}>Avisar</Button>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Abrir
        </Button>
        <Button variant="quiet" onClick={() => setBar(!hasBar)}>
          Otra pantalla
        </Button>
        <Dialog open={open} title="Confirmar canje" onClose={() => setOpen(false)}>
          <Button onClick={() => setToasts((queue) => queueToast(queue, gone))}>
            Avisar desde aquí
          </Button>
        </Dialog>
      </main>
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => {
          onDismiss(id);
          setToasts((queue) => queue.filter((toast) => toast.id !== id));
        }}
      />
    </>
  );
}

/** Selector of the element that contains the toasts. The popover of Storybook must not match. */
const PLACE = '[popover]:has([role=group])';
const place = () => document.querySelector(PLACE);
const closeButton = () => document.querySelector('[aria-label="Cerrar aviso"]') as HTMLElement;

const meta = preview.meta({
  title: 'Components/Primitives/ToastRegion',
  component: ToastRegion,
  args: { toasts: [gone], onDismiss: fn() },
  parameters: {
    docs: {
      description: {
        component: `Where toasts appear, one at a time, above everything, with the one polite live region of the app.

- Use one, at the root of the app; add to its queue with \`queueToast\`.
- Not inside a screen: what it says would go with the screen.`,
      },
    },
  },
  render: (args) => <Page {...args} />,
});

export const Warn = meta.story();
export const Ok = meta.story({ args: { toasts: [received] } });
export const Danger = meta.story({
  args: {
    toasts: [
      {
        id: 'danger',
        tone: 'danger',
        title: 'No se guardó',
        text: 'Revisa tu conexión e intenta de nuevo.',
      },
    ],
  },
});
export const Info = meta.story({
  args: {
    toasts: [
      {
        id: 'info',
        tone: 'info',
        title: 'Aviso',
        text: 'El piloto termina hoy. Activa hasta las 23:59.',
      },
    ],
  },
});

Warn.test(
  'shows one toast at a time, and the next toast after it is closed',
  { args: { toasts: [gone, received] } },
  async ({ userEvent, args }) => {
    const shown = () => document.querySelectorAll(PLACE);
    await expect(shown()).toHaveLength(1);
    await expect(shown()[0]).toHaveTextContent('Atención');
    await expect(shown()[0]).not.toHaveTextContent('Recibida');
    const { width, height } = closeButton().getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await userEvent.click(closeButton());
    await expect(shown()[0]).toHaveTextContent('Recibida');
    await expect(args.onDismiss).toHaveBeenCalledTimes(1);
    await expect(args.onDismiss).toHaveBeenCalledWith('gone');
  },
);

Warn.test(
  'announces two toasts with the same text separately',
  { args: { toasts: [gone, { ...gone, id: 'again' }] } },
  async ({ userEvent }) => {
    const region = document.body.querySelector('[role=status]');
    await waitFor(() => expect(region).toHaveTextContent(/Atención/));
    const announced: string[] = [];
    const ear = new MutationObserver(() => announced.push(region?.textContent ?? ''));
    if (region) ear.observe(region, { childList: true, characterData: true, subtree: true });
    await userEvent.click(closeButton());
    await waitFor(() => expect(announced).toEqual(['', expect.stringMatching(/Atención/)]));
    ear.disconnect();
  },
);

Warn.test(
  'moves into an open dialog, and stays when the dialog is closed',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Abrir' }));
    await waitFor(() => expect(document.querySelector(`dialog ${PLACE}`)).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    await waitFor(() => expect(document.querySelector(`dialog ${PLACE}`)).toBeNull());
    await expect(place()?.matches(':popover-open')).toBe(true);
  },
);

export const Announced = meta.story({
  parameters: { states: ['shell.toast'] },
  args: { toasts: [] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('group', { name: 'Atención' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Avisar' }));
    const region = () => document.body.querySelector('[role=status]:not(main *)');
    await waitFor(() => expect(region()).toHaveTextContent(/Atención. El producto/));
    await expect(place()?.matches(':popover-open')).toBe(true);
  },
});

const top = () => place()?.getBoundingClientRect().top;

export const UnderTheBar = meta.story({
  name: 'Under the app bar',
  render: (args) => <Page {...args} bar />,
  play: async () => {
    await waitFor(() => expect(top()).toBe(68));
  },
});

UnderTheBar.test('moves to the top on a screen without a bar', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Otra pantalla' }));
  await waitFor(() => expect(top()).toBe(8));
});

export const AboveADialog = meta.story({
  name: 'Above a dialog',
  args: { toasts: [] },
  render: (args) => <Page {...args} dialog />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Avisar desde aquí' }));
    const toast = await waitFor(() => {
      const found = document.querySelector(`dialog ${PLACE}`);
      if (!found?.matches(':popover-open')) throw new Error('not raised');
      return found;
    });
    await expectTapOn(toast);
  },
});

AboveADialog.test('closes the toast without closing the dialog', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Cerrar aviso' }));
  await expect(place()).toBeNull();
  await expect(await canvas.findByRole('dialog')).toBeInTheDocument();
});

export const DoubleText = meta.story({
  name: 'Extremes: text at 200 %',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: async () => {
    const box = place()?.getBoundingClientRect();
    await expect(box?.right).toBeLessThanOrEqual(window.innerWidth);
  },
});
