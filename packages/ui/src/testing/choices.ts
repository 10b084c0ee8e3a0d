import { CircleHelp, Gift, Headset, Info, Search, Truck, Vault } from 'lucide-react';

/**
 * Returns a control for a story's `argTypes`: the user of Storybook chooses one of these values by its name. For values
 * that no other control can create, such as icons.
 */
export const choiceOf = <T>(choices: Readonly<Record<string, T>>) => ({
  control: 'select' as const,
  options: Object.keys(choices),
  mapping: choices,
});

/** A control to choose one of the product's icons. */
export const iconChoice = choiceOf({ CircleHelp, Gift, Headset, Info, Search, Truck, Vault });
