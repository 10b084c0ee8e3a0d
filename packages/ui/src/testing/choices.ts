import { CircleHelp, Gift, Headset, Info, Search, Truck, Vault } from 'lucide-react';

/**
 * Returns a control for the `argTypes` of a story: a list of the names in `choices`. Use it for values that other
 * controls cannot create, such as icons.
 */
export const choiceOf = <T>(choices: Readonly<Record<string, T>>) => ({
  control: 'select' as const,
  options: Object.keys(choices),
  mapping: choices,
});

/** A control to choose an icon. */
export const iconChoice = choiceOf({ CircleHelp, Gift, Headset, Info, Search, Truck, Vault });
