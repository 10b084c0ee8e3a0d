// Delays the CSS rules of components that are new to the page.
//
// styled-components inserts the rules of a component while the component is rendered. React renders a new screen in
// many short tasks. After each task that inserted a rule, the browser would restyle and repaint the old screen,
// although it is about to be replaced. An at-rule would even restyle the whole page. So the rules are held back until
// the new screen is put into the page.
import { useInsertionEffect } from 'react';

/** Replaces a rule that the browser does not support, so that later rules keep their index. */
const NO_RULE = ':not(*) {}';

interface Waiting {
  /** Inserts all rules that are waiting. Rules that are written afterwards wait again. */
  flush(): void;
  /** Stops delaying rules. */
  end(): void;
}

/**
 * Holds back the rules that are written into `sheet` until `flush` is called or the page changes. No rule is ever
 * removed.
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
  // Elements inserted into the page before `flush` is called need their rules before the next frame.
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
 * Holds back CSS rules while `isComing` is true, that is, while a new part of the page is rendered out of sight.
 *
 * The rules are inserted when `isComing` turns false, before the layout effects of that render, or earlier with any
 * other change of the page. So the page is restyled once.
 */
export function useHeldRules(isComing: boolean): void {
  useInsertionEffect(() => (isComing ? hold() : undefined), [isComing]);
}

/** A `Suspense` fallback that shows nothing. */
export function NothingYet() {
  useHeldRules(true);
  return null;
}
