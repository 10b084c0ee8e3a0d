import { useRef, useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { doubleText } from '../../testing/story.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const closes = fn();

function Opened({ onClose, ...rest }: DialogProps) {
  const [open, setOpen] = useState(rest.open);
  const leave = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    <main style={{ padding: 16 }}>
      <h1>Detalle del premio</h1>
      <Button onClick={() => setOpen(true)}>Abrir</Button>
      <Dialog
        foot={
          rest.closable === false ? (
            <Button onClick={leave}>Aceptar</Button>
          ) : (
            <>
              <Button onClick={leave}>Aceptar</Button>
              <Button variant="quiet" onClick={leave}>
                Cancelar
              </Button>
            </>
          )
        }
        {...rest}
        open={open}
        onClose={leave}
      />
    </main>
  );
}

const meta = preview.meta({
  title: 'Components/Primitives/Dialog',
  parameters: { aliases: ['Modal', 'BottomSheet'] },
  component: Dialog,
  args: {
    open: true,
    title: 'Antes de canjear',
    onClose: closes,
    children: <p>Sólo con envío a domicilio, no se recoge en tienda.</p>,
  },
  render: (args) => <Opened {...args} />,
  beforeEach() {
    closes.mockClear();
  },
});

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;

export const Sheet = meta.story({
  play: async ({ canvas }) => {
    const sheet = await canvas.findByRole('dialog', { name: 'Antes de canjear' });
    await expect(sheet.matches(':modal')).toBe(true);
    await expect(within(sheet).getByRole('heading')).toHaveFocus();
  },
});

Sheet.test('closes with a tap on the scrim', async () => {
  const press = { bubbles: true, clientX: 10, clientY: 10 };
  dialog().dispatchEvent(new PointerEvent('pointerdown', press));
  dialog().dispatchEvent(new PointerEvent('pointerup', press));
  await waitFor(() => expect(dialog().open).toBe(false));
  await expect(closes).toHaveBeenCalledTimes(1);
});

Sheet.test(
  'stays open when a drag from inside the dialog ends on the scrim',
  async ({ canvas }) => {
    canvas
      .getByText(/Sólo con envío/)
      .dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    dialog().dispatchEvent(
      new PointerEvent('pointerup', { bubbles: true, clientX: 10, clientY: 10 }),
    );
    await expect(dialog().open).toBe(true);
    await expect(closes).not.toHaveBeenCalled();
  },
);

function WithChosenFocus(props: DialogProps) {
  const link = useRef<HTMLAnchorElement>(null);
  return (
    <main>
      <h1>Detalle del premio</h1>
      <Dialog {...props} initialFocus={link}>
        <p>Sólo con envío a domicilio.</p>
        <a ref={link} href="#/vault">
          Ver la bóveda
        </a>
      </Dialog>
    </main>
  );
}

export const MountedOpen = meta.story({
  name: 'Mounted open, with its own initial focus',
  render: (args) => <WithChosenFocus {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ver la bóveda' })).toHaveFocus();
  },
});

export const Modal = meta.story({ args: { variant: 'modal' } });

export const Closed = meta.story({ args: { open: false } });

Closed.test('returns the focus to the opener', async ({ canvas, userEvent }) => {
  const opener = canvas.getByRole('button', { name: 'Abrir' });
  await userEvent.click(opener);
  await expect(dialog().open).toBe(true);
  await userEvent.click(canvas.getByRole('button', { name: 'Cerrar' }));
  await expect(closes).toHaveBeenCalledTimes(1);
  await expect(opener).toHaveFocus();
  // The content must be unmounted after closing, so that the next opening starts with fresh state.
  await waitFor(() => expect(dialog().children).toHaveLength(0));
});

export const NotClosable = meta.story({
  args: {
    variant: 'modal',
    closable: false,
    title: '¡Mensaje enviado!',
    children: <p>Recibimos tu ticket con folio 20418.</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Cerrar' })).toBeNull();
  },
});

NotClosable.test('closes only with its button', async ({ canvas, userEvent }) => {
  const press = { bubbles: true, clientX: 2, clientY: 2 };
  await userEvent.keyboard('{Escape}{Escape}{Escape}');
  dialog().dispatchEvent(new PointerEvent('pointerdown', press));
  dialog().dispatchEvent(new PointerEvent('pointerup', press));
  // Simulates a user who repeats Esc or the back gesture. The browser sends two cancel events and then closes the
  // dialog without another cancel event.
  dialog().dispatchEvent(new Event('cancel', { cancelable: true }));
  dialog().dispatchEvent(new Event('cancel', { cancelable: true }));
  dialog().close();
  await waitFor(() => expect(dialog().open).toBe(true));
  await expect(closes).not.toHaveBeenCalled();
  await expect(canvas.queryByRole('button', { name: 'Cerrar' })).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Aceptar' }));
  await waitFor(() => expect(dialog().open).toBe(false));
});

export const HiddenTitle = meta.story({
  args: { titleHidden: true, closeButton: false, title: 'Confirmar canje' },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole('dialog', { name: 'Confirmar canje' });
    await waitFor(() => expect(box).toBeVisible());
  },
});

const terms = Array.from({ length: 14 }, (_, index) => `Condición ${index + 1} del canje.`);

export const LongText = meta.story({
  name: 'Extremes: long text',
  args: {
    title: 'Ya ordenaste este premio hoy ¿Seguro deseas volver a canjear este premio?',
    children: terms.map((term) => (
      <p key={term} style={{ paddingBlock: 16 }}>
        {term}
      </p>
    )),
  },
  globals: { viewport: { value: 'tiny' } },
  play: async ({ canvas }) => {
    const box = dialog();
    await expect(box.scrollHeight).toBeGreaterThan(box.clientHeight);
    // The foot must stay visible while the body scrolls.
    const foot = canvas.getByRole('button', { name: 'Aceptar' }).getBoundingClientRect();
    await waitFor(() => expect(foot.bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  },
});

export const DoubleText = meta.story({
  name: 'Extremes: text at 200 %',
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: async () => {
    const box = dialog().getBoundingClientRect();
    await expect(box.width).toBeLessThanOrEqual(window.innerWidth);
    await expect(dialog().scrollWidth).toBeLessThanOrEqual(dialog().clientWidth);
  },
});
