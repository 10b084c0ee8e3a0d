import { CircleHelp, Gift, Headset, Info, Search, Truck, Vault } from 'lucide-react';

/** For a story's `argTypes`: values to choose by name that a control cannot create, such as icons and drawings. */
export const choiceOf = <T>(choices: Readonly<Record<string, T>>) => ({
  control: 'select' as const,
  options: Object.keys(choices),
  mapping: choices,
});

/** Icons of the product to choose from. */
export const iconChoice = choiceOf({ CircleHelp, Gift, Headset, Info, Search, Truck, Vault });
