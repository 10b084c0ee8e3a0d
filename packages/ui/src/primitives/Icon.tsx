import type { LucideIcon } from 'lucide-react';

export interface IconProps {
  /** An icon of lucide-react, imported by name. */
  of: LucideIcon;
  /** Width and height in px: 20 in text, 24 in bars, 28 in tiles. */
  size?: number | undefined;
  className?: string | undefined;
}

/**
 * A line icon with square caps and bevelled joins, which match the cut corners of the gems. Hidden from screen readers:
 * the text beside it says what it means.
 *
 * - Use it beside a label, to make the label easier to find. It takes the colour of the text.
 * - Not alone: an icon that can be pressed is an `IconButton`, which has a name. Not for gems: that is `Gem`.
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
