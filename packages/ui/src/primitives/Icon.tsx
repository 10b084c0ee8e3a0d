import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  /** An icon of lucide-react, imported by name. */
  of: LucideIcon;
  /** Width and height in px: 20 in text, 24 in bars, 28 in tiles. */
  size?: number | undefined;
  className?: string | undefined;
}

/**
 * A line icon with square caps and bevelled joins, like the cut corners of the gems. It is hidden from screen readers,
 * because the text beside it has the same meaning.
 *
 * - Use it beside a label, to make the label easier to find. The icon has the colour of the text.
 * - Not without a label: use an `IconButton`, which has an accessible name. Not for gems: use `Gem`.
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
