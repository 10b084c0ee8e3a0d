import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Card } from '../primitives/Card.tsx';
import type { Freshness } from '../primitives/Freshness/freshness.ts';
import { LinkText } from '../primitives/LinkText.tsx';
import { expectOffline, OFFLINE } from '../testing/freshness.ts';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { AppBar } from './AppBar.tsx';
import { Dock } from './Dock.tsx';
import { Screen } from './Screen.tsx';
import { StickyFoot } from './StickyFoot.tsx';

const rows = Array.from({ length: 16 }, (_, index) => (
  // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list of equal rows
  <Card key={index} style={{ marginBottom: 12 }}>
    Renglón {index + 1}
  </Card>
));

const meta = preview.meta({
  title: 'Components/Shell/Screen',
  component: Screen,
  args: {
    freshness: null as Freshness | null,
    bar: <AppBar title="Perfil" backHref="#/score" />,
    facets: false,
    children: rows,
  },
});

export const Paper = meta.story({
  args: { dock: <Dock current="menu" unread={3} /> },
  play: async ({ canvas }) => {
    const dock = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(Math.round(dock.bottom)).toBe(window.innerHeight);
    // When the page is scrolled to its end, the last row must be above the dock.
    window.scrollTo(0, document.documentElement.scrollHeight);
    const last = canvas.getByText('Renglón 16').getBoundingClientRect();
    await expect(last.bottom).toBeLessThanOrEqual(
      canvas.getByRole('navigation').getBoundingClientRect().top,
    );
    window.scrollTo(0, 0);
  },
});

export const WithFoot = meta.story({
  args: {
    foot: (
      <StickyFoot>
        <Button>Canjear por 489 esmeraldas</Button>
      </StickyFoot>
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button').getBoundingClientRect();
    await expect(button.bottom).toBeLessThan(window.innerHeight);
  },
});

WithFoot.test(
  'scrolls a focused link above a high foot',
  {
    args: {
      children: [...'ABCDEFGHIJKLMNOP'].map((letter) => (
        <p key={letter} style={{ paddingBlock: 20 }}>
          <LinkText href="#/help/faq">Enlace {letter}</LinkText>
        </p>
      )),
      foot: (
        <StickyFoot>
          <p style={{ height: 180 }}>Se descontarán 489 esmeraldas</p>
          <Button>Canjear por 489 esmeraldas</Button>
        </StickyFoot>
      ),
    },
  },
  async ({ canvas, userEvent }) => {
    const foot = canvas.getByRole('contentinfo');
    const links = canvas.getAllByRole('link', { name: /Enlace/ });
    for (const link of links) {
      await userEvent.tab();
      if (document.activeElement !== link) await userEvent.tab();
      await expect(link).toHaveFocus();
      await expect(link.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        foot.getBoundingClientRect().top,
      );
    }
    links.at(-1)?.blur();
    window.scrollTo(0, 0);
  },
);

export const Night = meta.story({
  args: {
    ground: 'night',
    bar: <AppBar title="Bóveda" tone="night" backHref="#/score" balance={1284} />,
    children: (
      <>
        <LinkText href="#/help/faq">Ayuda</LinkText>
        <Card>
          <LinkText href="#/rewards">Mis premios</LinkText>
        </Card>
      </>
    ),
    dock: <Dock current="vault" />,
  },
  play: async ({ canvas }) => {
    const colour = (name: string) => getComputedStyle(canvas.getByRole('link', { name })).color;
    // A link on the dark page must be mint, and a link on a white card must be dark.
    await expect(colour('Ayuda')).toBe('rgb(124, 229, 192)');
    await expect(colour('Mis premios')).toBe('rgb(0, 105, 78)');
  },
});

export const Hero = meta.story({
  args: {
    ground: 'hero',
    facets: true,
    bar: undefined,
    children: <h1 style={{ font: 'var(--type-title)', paddingTop: 24 }}>Fernanda Ávila</h1>,
  },
});

export const FullMoment = meta.story({
  args: {
    ground: 'start',
    facets: true,
    bar: undefined,
    children: (
      <>
        <h1 style={{ font: 'var(--type-celebration)', paddingTop: 480 }}>¡Felicidades!</h1>
        <Button variant="quiet">Cancelar</Button>
      </>
    ),
  },
});

export const DoubleText = meta.story({
  name: 'Extremes: text at 200 %',
  args: {
    dock: <Dock current="menu" unread={3} />,
    foot: (
      <StickyFoot>
        <Button>Canjear por 128,628 esmeraldas</Button>
      </StickyFoot>
    ),
  },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});

export const Stale = meta.story({
  name: 'Offline, on a dark ground',
  args: { freshness: OFFLINE, ground: 'night', padded: false },
  play: expectOffline,
});
