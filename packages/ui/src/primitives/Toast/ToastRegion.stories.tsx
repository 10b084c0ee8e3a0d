import { queueToast, type ToastMessage, type ToastTone } from '@gemas/domain';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { AppBar } from '../../shell/AppBar/AppBar.tsx';
import { doubleText } from '../../testing/story.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ToastRegion } from './ToastRegion.tsx';

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

interface PageProps {
  first: readonly ToastMessage[];
  dialog?: boolean;
  bar?: boolean;
}

function Page({ first, dialog = false, bar = false }: PageProps) {
  const [toasts, setToasts] = useState(first);
  const [open, setOpen] = useState(dialog);
  const [hasBar, setBar] = useState(bar);
  const page = (
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
  );
  return (
    <>
      {hasBar && <AppBar title="Canjear premio" backHref="#/vault" />}
      {page}
      <ToastRegion
        toasts={toasts}
        onDismiss={(id) => setToasts((queue) => queue.filter((toast) => toast.id !== id))}
      />
    </>
  );
}

/** A toast's place; Storybook has a popover of its own. */
const PLACE = '[popover]:has([role=group])';

const meta = preview.meta({ title: 'Components/Primitives/ToastRegion', component: ToastRegion });

const shows = (tone: ToastTone, title: string, text: string) => () => (
  <Page first={[{ id: tone, tone, title, text }]} />
);

export const Warn = meta.story({ render: shows('warn', 'Atención', gone.text ?? '') });
export const Ok = meta.story({ render: shows('ok', 'Recibida', 'Confirmaste tu tarjeta.') });
export const Danger = meta.story({
  render: shows('danger', 'No se guardó', 'Revisa tu conexión e intenta de nuevo.'),
});
export const Info = meta.story({
  render: shows('info', 'Aviso', 'El piloto termina hoy. Activa hasta las 23:59.'),
});

export const Announced = meta.story({
  parameters: { states: ['shell.toast'] },
  render: () => <Page first={[]} />,
  play: async ({ canvas, userEvent }) => {
    const body = document.body;
    await expect(canvas.queryByRole('group', { name: 'Atención' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Avisar' }));
    const region = () => body.querySelector('[role=status]:not(main *)');
    await waitFor(() => expect(region()).toHaveTextContent(/Atención. El producto/));
    const toast = body.querySelector(PLACE);
    await expect(toast?.matches(':popover-open')).toBe(true);
  },
});

export const OneAtATime = meta.story({
  render: () => <Page first={[gone, received]} />,
  play: async ({ userEvent }) => {
    const shown = () => document.querySelectorAll(PLACE);
    await expect(shown()).toHaveLength(1);
    await expect(shown()[0]).toHaveTextContent('Atención');
    await expect(shown()[0]).not.toHaveTextContent('Recibida');
    const close = document.querySelector('[aria-label="Cerrar aviso"]') as HTMLElement;
    const { width, height } = close.getBoundingClientRect();
    await expect([width, height]).toEqual([44, 44]);
    await userEvent.click(close);
    await expect(shown()[0]).toHaveTextContent('Recibida');
  },
});

export const SameWordsTwice = meta.story({
  name: 'The same words twice are said twice',
  render: () => <Page first={[gone, { ...gone, id: 'again' }]} />,
  play: async ({ userEvent }) => {
    const region = document.body.querySelector('[role=status]');
    await waitFor(() => expect(region).toHaveTextContent(/Atención/));
    const heard: string[] = [];
    const ear = new MutationObserver(() => heard.push(region?.textContent ?? ''));
    if (region) ear.observe(region, { childList: true, characterData: true, subtree: true });
    await userEvent.click(document.querySelector('[aria-label="Cerrar aviso"]') as HTMLElement);
    await waitFor(() => expect(heard).toEqual(['', expect.stringMatching(/Atención/)]));
    ear.disconnect();
  },
});

export const UnderTheBar = meta.story({
  name: 'Under the app bar, at the top where there is none',
  render: () => <Page first={[gone]} bar />,
  play: async ({ canvas, userEvent }) => {
    const top = () => document.querySelector(PLACE)?.getBoundingClientRect().top;
    await waitFor(() => expect(top()).toBe(68));
    await userEvent.click(canvas.getByRole('button', { name: 'Otra pantalla' }));
    await waitFor(() => expect(top()).toBe(8));
  },
});

export const AboveADialog = meta.story({
  render: () => <Page first={[]} dialog />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Avisar desde aquí' }));
    const toast = await waitFor(() => {
      const found = document.querySelector(`dialog ${PLACE}`);
      if (!found?.matches(':popover-open')) throw new Error('not raised');
      return found;
    });
    const { left, top, width } = toast.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + 20);
    await expect(toast.contains(hit)).toBe(true);
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar aviso' }));
    await expect(document.querySelector(PLACE)).toBeNull();
    await expect(canvas.getByRole('dialog')).toBeInTheDocument();
  },
});

export const DialogOpensAfterIt = meta.story({
  render: () => <Page first={[gone]} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Abrir' });
    await userEvent.click(opener);
    await waitFor(() => expect(document.querySelector(`dialog ${PLACE}`)).not.toBeNull());
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
    // It outlives the dialog it had moved into.
    await waitFor(() => expect(document.querySelector(`dialog ${PLACE}`)).toBeNull());
    await expect(document.querySelector(PLACE)?.matches(':popover-open')).toBe(true);
  },
});

export const DoubleText = meta.story({
  render: () => <Page first={[gone]} />,
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: async () => {
    const box = document.querySelector(PLACE)?.getBoundingClientRect();
    await expect(box?.right).toBeLessThanOrEqual(window.innerWidth);
  },
});
