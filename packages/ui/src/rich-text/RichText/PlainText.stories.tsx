import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import PlainText from './PlainText.tsx';

const meta = preview.meta({
  title: 'Components/Rich text/PlainText',
  component: PlainText,
  args: { field: 'Faq.answer' },
  render: (args) => (
    <main style={{ padding: 16 }}>
      <h1>Premio</h1>
      <PlainText {...args} />
    </main>
  ),
});

export const WordsOnly = meta.story({
  name: 'Words only',
  args: {
    topHeading: 3,
    html: '<p>Motor de <b>600 W</b>.</p><script>window.broken = true</script><ul><li>Garantía de 1 año</li><li>Entrega en casa</li></ul><img src="x" onerror="window.broken = true">',
  },
  play: async ({ canvas, canvasElement }) => {
    const text = canvas.getByText(/Motor/);
    await expect(text.textContent).toBe('Motor de 600 W.\nGarantía de 1 año\nEntrega en casa');
    await expect(canvasElement.querySelector('main img, main b')).toBeNull();
  },
});
