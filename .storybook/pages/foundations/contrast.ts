import { colourOf, contrast } from '@gemas/tools/lib/contrast';
import { textOf } from './tokens.ts';

/** Minimum contrast of text, and of shapes such as edges, bars and focus rings (WCAG 2.2, 1.4.3 and 1.4.11). */
export const TEXT = 4.5;
export const SHAPE = 3;

/** A colour and the backgrounds on which the product shows it. */
export interface Pairing {
  /** Path of the colour's token. */
  readonly colour: string;
  /** Paths of the backgrounds' tokens. */
  readonly on: readonly string[];
  /** Minimum contrast between the colour and each background. */
  readonly need: typeof TEXT | typeof SHAPE;
  readonly what: string;
}

const pairing = (
  need: Pairing['need'],
  what: string,
  colour: string,
  ...on: readonly string[]
): Pairing => ({ colour, on, need, what });

/** The colours of all texts and shapes, with their backgrounds. */
export const PAIRINGS: readonly Pairing[] = [
  pairing(TEXT, 'Text', 'text.body', 'bg.page', 'bg.card', 'bg.own', 'bg.chosen', 'bg.isNew'),
  pairing(TEXT, 'Second text', 'text.secondary', 'bg.page', 'bg.card', 'bg.readOnly', 'bg.own'),
  pairing(TEXT, 'Placeholder', 'text.placeholder', 'bg.card'),
  pairing(TEXT, 'Link', 'text.link', 'bg.page', 'bg.card'),
  pairing(TEXT, 'Error', 'text.error', 'bg.page', 'bg.card', 'status.dangerBg'),
  pairing(TEXT, 'Unread', 'text.unread', 'bg.card', 'bg.isNew'),
  pairing(TEXT, 'Text on emerald', 'text.onEmerald', 'emerald.800', 'emerald.700', 'emerald.600'),
  pairing(TEXT, 'Text on night', 'text.onNight', 'bg.vault', 'night.700'),
  pairing(TEXT, 'Second text on night', 'text.onNightMuted', 'bg.vault', 'night.800'),
  pairing(TEXT, 'Mint on the hero', 'emerald.100', 'bg.hero'),
  pairing(TEXT, 'Gold figures', 'gold.400', 'bg.vault'),
  pairing(TEXT, 'Text on gold', 'text.onGold', 'button.goldFace', 'gold.300'),
  pairing(TEXT, 'Label of a primary button', 'neutral.white', 'button.primaryFace'),
  pairing(TEXT, 'Label of a danger button', 'neutral.white', 'button.dangerFace'),
  pairing(TEXT, 'Label of a button that is off', 'text.disabled', 'button.disabledFace'),
  pairing(TEXT, 'Price on a pill', 'emerald.900', 'emerald.100'),
  pairing(TEXT, 'New', 'neutral.white', 'rosa.600'),
  pairing(TEXT, 'Success', 'status.successText', 'status.successBg'),
  pairing(TEXT, 'Warning', 'status.warnText', 'status.warnBg'),
  pairing(TEXT, 'Danger', 'status.dangerText', 'status.dangerBg'),
  pairing(TEXT, 'Note', 'status.infoText', 'status.infoBg'),
  pairing(SHAPE, 'Edge of a field', 'border.field', 'bg.card', 'bg.page'),
  pairing(SHAPE, 'Edge of what is chosen', 'border.chosen', 'bg.card', 'bg.chosen'),
  pairing(SHAPE, 'Edge of an error', 'border.error', 'bg.card'),
  pairing(SHAPE, 'Edge on night', 'border.onNight', 'bg.vault'),
  pairing(SHAPE, 'Focus', 'focus.onLight', 'bg.page', 'bg.card'),
  pairing(SHAPE, 'Focus on dark', 'focus.onDark', 'bg.vault', 'bg.hero', 'emerald.700'),
  pairing(SHAPE, 'Fill of a bar', 'emerald.600', 'neutral.track'),
  pairing(SHAPE, 'Segment beyond the goal', 'gold.600', 'bg.card'),
];

/** Returns the contrast between the colours of two tokens. */
export const ratioOf = (colour: string, ground: string): number =>
  contrast(colourOf(textOf(colour)), colourOf(textOf(ground)));

/** Formats a contrast ratio. Rounds down, so that the text never shows more contrast than there is. */
export const writtenRatio = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);
