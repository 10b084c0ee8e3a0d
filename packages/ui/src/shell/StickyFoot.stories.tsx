import { expect, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Card } from '../primitives/Card.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { Screen } from './Screen.tsx';
import { StickyFoot } from './StickyFoot.tsx';

const rows = [...'ABCDEFGHIJKLMNOP'].map((letter) => (
  <Card key={letter} style={{ marginTop: 12 }}>
    Renglón {letter}
  </Card>
));

const meta = preview.meta({
  title: 'Components/Shell/StickyFoot',
  component: StickyFoot,
  args: { children: <Button>Canjear por 489 esmeraldas</Button> },
  render: (args) => (
    <Screen freshness={null} foot={<StickyFoot {...args} />}>
      {rows}
    </Screen>
  ),
});

export const Ready = meta.story({
  play: async ({ canvas }) => {
    const foot = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(Math.round(foot.bottom)).toBe(window.innerHeight);
    await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight);
  },
});

Ready.test(
  'scrolls a focused text area completely above the foot',
  {
    render: (args) => (
      <Screen freshness={null} foot={<StickyFoot {...args} />}>
        <div style={{ height: 'calc(100dvh - 160px)' }} />
        <textarea aria-label="Comentarios" style={{ height: 132 }} />
        {rows}
      </Screen>
    ),
  },
  async ({ canvas }) => {
    const foot = canvas.getByRole('contentinfo').getBoundingClientRect();
    const area = canvas.getByRole('textbox');
    await expect(area.getBoundingClientRect().bottom).toBeGreaterThan(foot.top);
    await waitFor(() => expect(document.documentElement.style.scrollPaddingBottom).not.toBe(''));
    area.focus();
    await expect(area.getBoundingClientRect().bottom).toBeLessThanOrEqual(foot.top);
  },
);

export const Busy = meta.story({
  args: {
    children: (
      <Button busy busyLabel="Canjeando...">
        Canjear por 489 esmeraldas
      </Button>
    ),
  },
});

export const WithReason = meta.story({
  name: 'Disabled, with the reason above it',
  args: {
    children: (
      <>
        <p id="reason" style={{ marginBottom: 8 }}>
          Elige una tienda para continuar.
        </p>
        <Button disabled aria-describedby="reason">
          Canjear por 489 esmeraldas
        </Button>
      </>
    ),
  },
});

export const ShortPage = meta.story({
  name: 'On a page that does not scroll',
  render: (args) => (
    <Screen freshness={null} foot={<StickyFoot {...args} />}>
      {rows.slice(0, 2)}
    </Screen>
  ),
  play: async ({ canvas }) => {
    const foot = canvas.getByRole('contentinfo').getBoundingClientRect();
    await expect(Math.round(foot.bottom)).toBe(window.innerHeight);
  },
});

/**
 * Simulates a keyboard that covers the lower half of the window. Only the visual viewport becomes smaller. Returns a
 * clean-up function.
 */
function coverHalf(): () => void {
  const view = window.visualViewport as VisualViewport;
  Object.defineProperty(view, 'height', { configurable: true, value: window.innerHeight / 2 });
  view.dispatchEvent(new Event('resize'));
  return () => {
    Reflect.deleteProperty(view, 'height');
    view.dispatchEvent(new Event('resize'));
  };
}

export const Keyboard = meta.story({
  name: 'A keyboard that covers half of the window',
  render: (args) => (
    <Screen freshness={null} foot={<StickyFoot {...args} />}>
      <div style={{ height: 'calc(50dvh + 40px)' }} />
      <input aria-label="Calle" />
      {rows}
    </Screen>
  ),
  beforeEach: coverHalf,
  play: async ({ canvas }) => {
    const foot = canvas.getByRole('contentinfo');
    const half = window.innerHeight / 2;
    await waitFor(() => expect(Math.round(foot.getBoundingClientRect().bottom)).toBe(half));
    const field = canvas.getByRole('textbox');
    field.focus();
    // Scrolls the field above the keyboard, as a browser does when the keyboard opens.
    field.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    await expect(field.getBoundingClientRect().bottom).toBeLessThanOrEqual(
      foot.getBoundingClientRect().top,
    );
  },
});

export const Tall = meta.story({
  name: 'Extremes: taller than the room that is left',
  args: {
    children: (
      <>
        <p style={{ height: '45dvh' }}>Necesitas conexión para canjear.</p>
        <Button>Canjear por 489 esmeraldas</Button>
      </>
    ),
  },
  play: async ({ canvas }) => {
    // The foot scrolls with the page, because it is too tall to stick.
    const foot = canvas.getByRole('contentinfo');
    await waitFor(() =>
      expect(foot.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight),
    );
  },
});

export const LongText = meta.story({
  name: 'Extremes: long text at 200 %',
  args: {
    children: (
      <Button>Sí, quiero volver a canjear este mismo premio por 1,284,000 esmeraldas</Button>
    ),
  },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});
