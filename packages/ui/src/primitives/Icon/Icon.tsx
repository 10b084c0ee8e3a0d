import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  /** An icon of lucide-react, imported by its own name. */
  of: LucideIcon;
  /** Width and height in px: 20 in text, 24 in bars, 28 in tiles. */
  size?: number | undefined;
  className?: string | undefined;
}

/**
 * A line icon with square caps and bevelled joins: the same cut corners as everything of value. Hidden from screen
 * readers: the word is beside it.
 *
 * - Use it beside a word, to find it sooner. It takes the colour of the text.
 * - Not alone: a sign that is pressed is an `IconButton`, which has a name. Not for gems: that is `Gem`.
 */
export function Icon({ of: Drawing, size = 20, className }: IconProps) {
  return (
    <Drawing
      aria-hidden="true"
      className={className}
      size={size}
      strokeWidth={2}
      strokeLinecap="square"
      strokeLinejoin="bevel"
    />
  );
}
