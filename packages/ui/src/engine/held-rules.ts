// Delays the rules of components that are new to the page. styled-components inserts rules while a component is being
// rendered. A screen is rendered in many short tasks, and after each task that inserted a rule the browser would
// restyle and repaint the page that is about to be replaced; all of it, if the rule is an at-rule. So the rules are
// held back until the new part is put into the page.
import { useInsertionEffect } from 'react';

/** Replaces a rule that the browser does not support, so that later rules keep their index. */
const NO_RULE = ':not(*) {}';

interface Waiting {
  /** Inserts the waiting rules. Later rules wait again. */
  flush(): void;
  /** Stops delaying rules. */
  end(): void;
}

/** Delays rules written into `sheet` until `flush` is called or the page changes. No rule is ever removed. */
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
  // Elements that are inserted meanwhile need their rules before the next frame.
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
 * While `isComing`, a part of the page is rendered out of sight, whose components may be new. Their rules are inserted
 * before layout effects of the render that sets `isComing` to false, or with any other change of the page, so that the
 * page is restyled once.
 */
export function useHeldRules(isComing: boolean): void {
  useInsertionEffect(() => (isComing ? hold() : undefined), [isComing]);
}

/** A `Suspense` fallback that shows nothing. */
export function NothingYet() {
  useHeldRules(true);
  return null;
}
