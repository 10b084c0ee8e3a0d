// Checks the controls of a story: the inputs in Storybook that change its args.
import type { StrictArgTypes } from 'storybook/internal/csf';

/** The args of a story and what Storybook knows about them. */
export interface StoryControls {
  readonly initialArgs: Readonly<Record<string, unknown>>;
  readonly argTypes: StrictArgTypes;
}

const CHOOSES = /^(select|multi-select|radio|inline-radio|check|inline-check)$/;

/** Returns the faults of a story's controls, one line each. */
export function controlFaults({ argTypes, initialArgs }: StoryControls): string[] {
  return Object.entries(argTypes).flatMap(([name, { control: input, options, type }]) => {
    const value = initialArgs[name];
    const isFunction = typeof value === 'function';
    if (isFunction && !('mock' in value) && /^on[A-Z]/.test(name))
      return [`${name}: a plain function, whose calls Storybook does not show: use fn()`];
    const control = typeof input === 'object' ? input : null;
    const kind = control?.type ?? null;
    if (control?.disable || (!control && type?.name === 'function')) return [];
    if (isFunction) return kind === null ? [] : [`${name}: a function cannot be set`];
    if (kind === null) return [`${name}: Storybook offers to set up a control`];
    if (CHOOSES.test(kind) && !options?.length) return [`${name}: a choice without options`];
    if (kind === 'boolean' && typeof value !== 'boolean')
      return [`${name}: a switch whose value is neither true nor false`];
    const isUnset = value === undefined || value === null;
    return kind === 'object' && isUnset ? [`${name}: an object that has to be set up first`] : [];
  });
}
