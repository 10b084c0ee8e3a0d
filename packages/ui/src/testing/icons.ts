import {
  CircleHelp,
  Gift,
  Headset,
  Info,
  type LucideIcon,
  Search,
  Truck,
  Vault,
} from 'lucide-react';

const ICONS = { CircleHelp, Gift, Headset, Info, Search, Truck, Vault } satisfies Record<
  string,
  LucideIcon
>;

/** For a story's `argTypes`: icons of the product to choose from, by name. */
export const iconChoice = {
  control: 'select' as const,
  options: Object.keys(ICONS),
  mapping: ICONS,
};
