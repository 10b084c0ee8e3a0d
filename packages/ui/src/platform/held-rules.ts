// Holds back the CSS rules of components that are being rendered for the first time.
//
// styled-components inserts the rules of a component while the component is rendered. React renders a new screen in
// many short tasks. After each task that inserts a rule, the browser would restyle and repaint the old screen, although
// the old screen is about to be replaced. After an at-rule such as `@media` the browser would restyle even the whole
// page. So the rules are held back until the new screen is inserted into the page.
import { useInsertionEffect } from 'react';

/** Inserted in place of a rule that the browser does not support, so that later rules keep their index. */
const NO_RULE = ':not(*) {}';

interface Waiting {
  /** Inserts the rules that were held back. Later rules are held back again. */
  flush(): void;
  /** Stops holding back rules. */
  end(): void;
}

/**
 * Holds back the rules that styled-components inserts into `sheet`, until `flush` is called or the DOM changes.
 * Assumes that no rule is removed meanwhile.
 */
function startWaiting(sheet: CSSStyleSheet): Waiting {
  const { insertRule } = CSSStyleSheet.prototype;
  const rules: [rule: string, index: number][] = [];
  const flush = () => {
    for (const [rule, index] of rules.splice(0)) {
      try {
        insertRule.call(sheet, rule, index);
      } catch {
        insertRule.call(sheet, NO_RULE, index);
      }
    }
  };
  sheet.insertRule = (rule, index = 0) => {
    rules.push([rule, index]);
    return index;
  };
  // An element that is inserted while rules are held back needs its rules before the next frame.
  const changes = new MutationObserver(flush);
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] });
  return {
    flush,
    end() {
      changes.disconnect();
      Reflect.deleteProperty(sheet, 'insertRule');
    },
  };
}

let waiting: Waiting | null = null;
let holders = 0;

function hold(): () => void {
  const sheet = document.querySelector<HTMLStyleElement>('style[data-styled]')?.sheet;
  if (!waiting && sheet) waiting = startWaiting(sheet);
  holders += 1;
  return () => {
    holders -= 1;
    waiting?.flush();
    if (holders > 0) return;
    waiting?.end();
    waiting = null;
  };
}

/**
 * Holds back CSS rules while `isComing` is true, which means that React renders a new part of the page that is not
 * inserted yet.
 *
 * The rules are inserted when `isComing` becomes false, before the layout effects of that render. If the page changes
 * earlier, the rules are inserted at that time. So the browser restyles the page only once.
 */
export function useHeldRules(isComing: boolean): void {
  useInsertionEffect(() => (isComing ? hold() : undefined), [isComing]);
}
