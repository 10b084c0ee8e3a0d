/**
 * A state that only the browser can set, not a script. storybook-addon-pseudo-states adds a CSS class to the styles for
 * each of these states.
 */
export type PseudoState = 'hover' | 'focus' | 'focus-visible' | 'active';

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/**
 * Shows all controls inside `root` in these states. Also applies to controls that are rendered later. Returns a function
 * that stops this.
 */
export function simulate(root: HTMLElement, states: readonly PseudoState[]): () => void {
  const classes = states.map((state) => `pseudo-${state}`);
  const apply = () => {
    for (const control of root.querySelectorAll(CONTROLS)) {
      if (!classes.every((name) => control.classList.contains(name)))
        control.classList.add(...classes);
    }
  };
  apply();
  const observer = new MutationObserver(apply);
  observer.observe(root, { childList: true, subtree: true, attributeFilter: ['class'] });
  return () => {
    observer.disconnect();
    for (const control of root.querySelectorAll(CONTROLS)) control.classList.remove(...classes);
  };
}
