import { clientView } from '@gemas/domain';
import { fixtures } from '@gemas/mocks';
import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText, expectNoSideScroll } from '../testing/story.ts';
import { ClientCard } from './ClientCard.tsx';

const [twoOfThree, , complete] = fixtures.clients.map(clientView);
const [idle] = fixtures.idleClients.map(clientView);
if (!twoOfThree || !complete || !idle) throw new Error('The clients of the board are missing');

const meta = preview.meta({
  title: 'Components/Challenges/ClientCard',
  component: ClientCard,
  args: { client: twoOfThree },
  decorators: [(Story) => <div style={{ padding: 16 }}>{Story()}</div>],
});

export const UnderWay = meta.story({
  name: 'Under way',
  play: async ({ canvas }) => {
    const card = canvas.getByRole('article');
    await expect(card).toHaveTextContent('Cliente A-77120');
    await expect(card).toHaveTextContent('Retos completos: 2/3');
    const [topUp, , credit] = canvas.getAllByRole('listitem');
    await expect(topUp).toHaveTextContent('+1 esmeraldaRecarga, completo+$30 para tu cliente');
    await expect(credit).toHaveTextContent('Pago de crédito, pendiente$30 para tu cliente');
  },
});

export const OtherOrder = meta.story({
  name: 'Types in another order: each with its own sign',
  args: {
    client: clientView({
      id: 9,
      external_id: 'A-76123',
      goals: 0,
      types: [
        { slug: 'credito', name: 'Pago de crédito', completed: false },
        { slug: 'recarga', name: 'Recarga', completed: false },
      ],
    }),
  },
  play: async ({ canvas }) => {
    const signs = canvas.getAllByRole('listitem').map((slot) => slot.querySelector('svg'));
    await expect(signs.map((sign) => sign?.classList.value)).toEqual([
      expect.stringContaining('credit-card'),
      expect.stringContaining('smartphone'),
      expect.stringContaining('receipt'),
    ]);
  },
});

export const NotBegun = meta.story({
  name: 'Not begun',
  args: { client: idle },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('0/3');
    await expect(canvas.queryByText(/completo$/)).toBeNull();
  },
});

export const Complete = meta.story({
  args: { client: complete },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('article')).toHaveTextContent('3/3');
    await expect(canvas.queryByText(/pendiente/)).toBeNull();
  },
});

export const UnknownType = meta.story({
  name: 'A type that is not known: no bonus',
  args: {
    client: clientView({
      id: 9,
      external_id: 'A-76123',
      goals: 1,
      types: [{ slug: 'seguro', name: 'Seguro de vida', completed: true }],
    }),
  },
  play: async ({ canvas }) => {
    const [unknown] = canvas.getAllByRole('listitem');
    await expect(unknown).toHaveTextContent('Seguro de vida');
    await expect(unknown).not.toHaveTextContent('$');
  },
});

export const Extremes = meta.story({
  name: 'Extremes: long reference, text at 200 %',
  args: { client: { ...twoOfThree, reference: 'A-77120-'.repeat(8) } },
  globals: { viewport: { value: 'tiny' } },
  beforeEach: doubleText,
  play: expectNoSideScroll,
});

export const LongType = meta.story({
  name: 'Extremes: a type of one long word',
  args: {
    client: clientView({
      id: 9,
      external_id: 'A-76123',
      goals: 1,
      types: [{ slug: 'seguro', name: '9'.repeat(96), completed: false }],
    }),
  },
  globals: { viewport: { value: 'tiny' } },
  play: expectNoSideScroll,
});
