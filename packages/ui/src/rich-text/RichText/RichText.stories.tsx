import { expect, fn, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { picture } from '../../testing/story.ts';
import { HtmlFailure } from '../html-failure.ts';
import { RichText } from './RichText.tsx';

const meta = preview.meta({
  title: 'Components/Rich text/RichText',
  component: RichText,
  args: { field: 'Faq.answer' },
  render: (args) => (
    <main style={{ padding: 16 }}>
      <h1>Premio</h1>
      <h2>Licuadora</h2>
      <RichText {...args} />
    </main>
  ),
});

export const Description = meta.story({
  args: {
    html: `<p>Motor de <b>600 W</b>, vaso de vidrio templado. <a href="https://example.com/guia">Guía de uso</a></p>
      <ul><li>Garantía de 1 año</li><li>Entrega en 2 a 3 semanas</li></ul>`,
  },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Guía de uso' });
    await expect(link).toHaveAttribute('href', 'https://example.com/guia');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link.getAttribute('rel')).toContain('noopener');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
});

export const Headings = meta.story({
  name: 'Headings and a table',
  args: {
    html: `<h1>Ficha</h1><h4>Medidas</h4><table><tr><th>Alto</th><td>40 cm, con la tapa puesta</td></tr></table>
      <h1>Cuidados</h1><blockquote>No la sumerjas en agua.</blockquote><img src="${picture('teal')}">`,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Ficha', level: 3 })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Medidas', level: 4 })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Cuidados', level: 3 })).toBeVisible();
    await expect(canvasElement.querySelector('img')).toHaveAttribute('alt', '');
  },
});

const COLUMNS = ['Modelo', 'Pantalla', 'Memoria', 'Cámara', 'Batería', 'Red', 'Peso', 'Color'];
const row = (cell: string) => COLUMNS.map((name) => `<${cell}>${name}</${cell}>`).join('');

export const WideTable = meta.story({
  name: 'A wide table',
  args: {
    html: `<p>Compara los modelos.</p><table><caption>Modelos</caption><tr>${row('th')}</tr><tr>${row('td')}</tr></table>
      <table><tr><th>Alto</th><td>40 cm</td></tr></table>`,
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = await canvas.findByRole('region', { name: 'Modelos' });
    await expect(box.scrollWidth).toBeGreaterThan(box.clientWidth);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    for (const cell of canvas.getAllByRole('columnheader')) {
      await expect(cell.getBoundingClientRect().width).toBeGreaterThanOrEqual(60);
    }
    await userEvent.tab();
    await expect(box).toHaveFocus();
    // A table that fits needs no tab stop.
    await expect(canvasElement.querySelectorAll('main [tabindex]')).toHaveLength(1);
  },
});

export const WithoutMarkup = meta.story({
  name: 'A text without markup',
  args: { html: 'Hola, Fernanda:\n\n1. Revisa tu pedido.\n2. Ll&aacute;manos si 3 < 5.' },
  play: async ({ canvas }) => {
    const text = canvas.getByText(/Hola/);
    await expect(text.innerText).toBe(
      'Hola, Fernanda:\n\n1. Revisa tu pedido.\n2. Llámanos si 3 < 5.',
    );
  },
});

declare global {
  interface Window {
    /** A payload below sets this if its attack succeeds. */
    broken?: boolean;
  }
}

const ATTACKS = `
  <script>window.broken = true</script>
  <style>body { display: none }</style>
  <p style="position: fixed; inset: 0" class="x" id="main" onclick="window.broken = true">Descripción</p>
  <img src="data:image/png;base64,AAAA" onerror="window.broken = true">
  <svg onload="window.broken = true"><script>window.broken = true</script></svg>
  <math><mtext><mglyph><style><img src=x onerror="window.broken = true"></style></mglyph></mtext></math>
  <iframe src="javascript:parent.broken = true"></iframe>
  <form action="https://example.com"><input name="code"><button>Entrar</button></form>
  <a href="javascript:window.broken = true">Uno</a>
  <a href="  JaVaScRiPt:window.broken = true" target="_self">Dos</a>
  <a href="data:text/html,hola">Tres</a>
  <object data="https://example.com"></object><embed src="https://example.com">
  <base href="https://example.com"><meta http-equiv="refresh" content="0"><link rel="stylesheet" href="x">
  <video src="https://example.com/x.mp4" autoplay></video>`;

export const Hostile = meta.story({
  name: 'Hostile html',
  args: { html: ATTACKS },
  play: async ({ canvas, canvasElement }) => {
    const text = await canvas.findByText('Descripción');
    for (const name of ['style', 'class', 'id', 'onclick']) {
      await expect(text).not.toHaveAttribute(name);
    }
    const forbidden = 'script, style, svg, math, iframe, form, input, button, object, embed, base';
    await expect(
      canvasElement.querySelectorAll(`main :is(${forbidden}, meta, link, video)`),
    ).toHaveLength(0);
    for (const name of ['Uno', 'Dos', 'Tres']) {
      await expect(canvas.getByText(name)).not.toHaveAttribute('href');
    }
    for (const element of canvasElement.querySelectorAll('main *')) {
      for (const { name } of element.attributes) await expect(name).not.toMatch(/^on/);
    }
    await expect(window.broken).toBeUndefined();
  },
});

export const Empty = meta.story({
  args: { html: '<p> </p><br>' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('main p')).not.toBeInTheDocument();
  },
});

const onFailure = fn();

export const Unshowable = meta.story({
  name: 'Html of which nothing can be shown',
  args: { html: '<div><frameset onload=alert(1)>//</div>' },
  render: (args) => (
    <HtmlFailure value={onFailure}>
      <main style={{ padding: 16 }}>
        <h1>Preguntas</h1>
        <RichText {...args} />
        <RichText html="<p>Una respuesta que sí se lee.</p>" field="Faq.answer" />
      </main>
    </HtmlFailure>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Una respuesta que sí se lee.')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Preguntas' })).toBeVisible();
    await waitFor(() => expect(onFailure).toHaveBeenCalledWith('Faq.answer'));
  },
});
