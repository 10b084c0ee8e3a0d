import { colourOf, contrast } from '@gemas/tools/lib/contrast';
import { textOf } from './tokens.ts';

/** Minimum contrast ratios of WCAG 2.2: of text (1.4.3), and of shapes such as edges and focus rings (1.4.11). */
export const TEXT = 4.5;
const SHAPE = 3;

type Pairing = readonly [
  need: typeof TEXT | typeof SHAPE,
  what: string,
  colour: string,
  ...on: readonly string[],
];

export const PAIRINGS: readonly Pairing[] = [
  [TEXT, 'Text', 'text.body', 'bg.page', 'bg.card', 'bg.own', 'bg.chosen', 'bg.isNew'],
  [TEXT, 'Second text', 'text.secondary', 'bg.page', 'bg.card', 'bg.readOnly', 'bg.own'],
  [TEXT, 'Placeholder', 'text.placeholder', 'bg.card'],
  [TEXT, 'Link', 'text.link', 'bg.page', 'bg.card'],
  [TEXT, 'Error', 'text.error', 'bg.page', 'bg.card', 'status.dangerBg'],
  [TEXT, 'Unread', 'text.unread', 'bg.card', 'bg.isNew'],
  [TEXT, 'Text on emerald', 'text.onEmerald', 'emerald.800', 'emerald.700', 'emerald.600'],
  [TEXT, 'Text on night', 'text.onNight', 'bg.vault', 'night.700'],
  [TEXT, 'Second text on night', 'text.onNightMuted', 'bg.vault', 'night.800'],
  [TEXT, 'Mint on the hero', 'emerald.100', 'bg.hero'],
  [TEXT, 'Gold figures', 'gold.400', 'bg.vault'],
  [TEXT, 'Text on gold', 'text.onGold', 'button.goldFace', 'gold.300'],
  [TEXT, 'Label of a primary button', 'neutral.white', 'button.primaryFace'],
  [TEXT, 'Label of a danger button', 'neutral.white', 'button.dangerFace'],
  [TEXT, 'Label of a button that is off', 'text.disabled', 'button.disabledFace'],
  [TEXT, 'Price on a pill', 'emerald.900', 'emerald.100'],
  [TEXT, 'New', 'neutral.white', 'rosa.600'],
  [TEXT, 'Success', 'status.successText', 'status.successBg'],
  [TEXT, 'Warning', 'status.warnText', 'status.warnBg'],
  [TEXT, 'Danger', 'status.dangerText', 'status.dangerBg'],
  [TEXT, 'Note', 'status.infoText', 'status.infoBg'],
  [SHAPE, 'Edge of a field', 'border.field', 'bg.card', 'bg.page'],
  [SHAPE, 'Edge of what is chosen', 'border.chosen', 'bg.card', 'bg.chosen'],
  [SHAPE, 'Edge of an error', 'border.error', 'bg.card'],
  [SHAPE, 'Edge on night', 'border.onNight', 'bg.vault'],
  [SHAPE, 'Focus', 'focus.onLight', 'bg.page', 'bg.card'],
  [SHAPE, 'Focus on dark', 'focus.onDark', 'bg.vault', 'bg.hero', 'emerald.700'],
  [SHAPE, 'Fill of a bar', 'emerald.600', 'neutral.track'],
  [SHAPE, 'Segment beyond the goal', 'gold.600', 'bg.card'],
];

export const ratioOf = (colour: string, ground: string): number =>
  contrast(colourOf(textOf(colour)), colourOf(textOf(ground)));

/** Formats a contrast ratio. Rounds down, so that the text never shows more contrast than there is. */
export const writtenRatio = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
