import { redeemTerms } from '@gemas/domain';
import { expect, fn, within } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { doubleText } from '../testing/story.ts';
import { TermsSheet, type TermsSheetProps } from './TermsSheet.tsx';

const given = {
  open: true,
  type: 'elektra' as TermsSheetProps['type'],
  onAccept: fn(),
  onDecline: fn(),
} satisfies TermsSheetProps;

const meta = preview.meta({
  title: 'Components/Vault/TermsSheet',
  component: TermsSheet,
  args: given,
  render: (args) => (
    <main>
      <h1>Premio</h1>
      <TermsSheet {...args} />
    </main>
  ),
});

export const Retailer = meta.story({
  parameters: { states: ['detail.terms'] },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Antes de canjear' });
    await expect(dialog).toHaveAttribute('data-deliberate');
    const sheet = within(dialog);
    const said = sheet.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(said).toEqual(redeemTerms('elektra').map(({ text }) => text));
  },
});

Retailer.test(
  'calls onDecline or onAccept for the tapped button',
  async ({ canvas, userEvent, args }) => {
    const sheet = within(await canvas.findByRole('dialog', { name: 'Antes de canjear' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Ahora no' }));
    await expect(args.onDecline).toHaveBeenCalledTimes(1);
    await userEvent.click(sheet.getByRole('button', { name: 'Aceptar' }));
    await expect(args.onAccept).toHaveBeenCalledTimes(1);
  },
);

Retailer.test(
  'can be declined with Esc',
  { parameters: { states: ['detail.terms-declined'] } },
  async ({ canvas, args }) => {
    const sheet = await canvas.findByRole('dialog', { name: 'Antes de canjear' });
    sheet.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onDecline).toHaveBeenCalledTimes(1);
    await expect(args.onAccept).not.toHaveBeenCalled();
  },
);

export const Card = meta.story({
  name: 'Card: no terms about shipping',
  args: { type: 'card' },
  parameters: { states: ['detail.terms-card'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
});

export const LargeText = meta.story({
  name: 'Extremes: text at 200 %, 360 px',
  globals: { viewport: { value: 'small' } },
  beforeEach: doubleText,
});
