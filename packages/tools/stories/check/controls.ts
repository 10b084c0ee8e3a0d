// Reads and checks the controls of a story: the inputs in Storybook that change the args of the story.
import type { Page } from 'playwright';

/** One row in Storybook's table of controls. */
export interface Row {
  readonly name: string;
  /** Type of the control in Storybook, for example 'text' or 'select'. Null if there is no control. */
  readonly control: string | null;
  /** Whether the story switches the control off on purpose. */
  readonly isDisabled: boolean;
  /** Number of options of a choice. Null if the control has no options. */
  readonly options: number | null;
  /**
   * Type of the value, as returned by `typeof`. There are two exceptions: the type of a function that records its calls
   * is `spy`, and the type of null is `undefined`.
   */
  readonly value: string;
}

const CHOOSES = /^(select|multi-select|radio|inline-radio|check|inline-check)$/;

/** Returns the problems of a story's controls, one line each. */
export function controlFaults(rows: readonly Row[]): string[] {
  return rows.flatMap(({ name, control, isDisabled, options, value }) => {
    if (value === 'function' && /^on[A-Z]/.test(name))
      return [`${name}: a plain function, whose calls Storybook does not show: use fn()`];
    if (isDisabled) return [];
    if (value === 'function' || value === 'spy')
      return control === null ? [] : [`${name}: a function cannot be set`];
    if (control === null) return [`${name}: Storybook offers to set up a control`];
    if (CHOOSES.test(control) && !options) return [`${name}: a choice without options`];
    if (control === 'boolean' && value !== 'boolean')
      return [`${name}: a switch whose value is neither true nor false`];
    if (control === 'object' && value === 'undefined')
      return [`${name}: an object that has to be set up first`];
    return [];
  });
}

/** What Storybook knows about an arg of a story. */
export interface ArgType {
  control?: { type?: string; disable?: boolean } | false | null;
  options?: readonly unknown[];
  type?: { name?: string };
}

/** Returns the controls of the story that is rendered in `page`. */
export function controlsOn(page: Page): Promise<Row[]> {
  return page.evaluate(() => {
    const { story } = window.__STORYBOOK_PREVIEW__.currentRender;
    const { argTypes = {}, initialArgs = {} } = story ?? {};
    return Object.entries(argTypes).map(([name, { control, options, type }]) => {
      const value = initialArgs[name];
      const isSpy = typeof value === 'function' && 'mock' in value;
      const isFunction = type?.name === 'function';
      return {
        name,
        control: (control || null)?.type ?? null,
        isDisabled: (control && control.disable === true) || (!control && isFunction),
        options: options?.length ?? null,
        value: isSpy ? 'spy' : value === null ? 'undefined' : typeof value,
      };
    });
  });
}
