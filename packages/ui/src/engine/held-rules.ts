// Rules of components that are new to the page. styled-components puts them into its style sheet while a component is
// being rendered. A screen is rendered in many short tasks, and after each that brought a rule the page that is about to
// be replaced is styled anew and drawn; all of it, where the rule is an at-rule. Here such rules wait until what they are
// for is put into the page.
import { useInsertionEffect } from 'react';

/** Takes the place of a rule that the browser does not know, so that those behind it keep their places. */
const NO_RULE = ':not(*) {}';

interface Waiting {
  /** Puts the rules that wait into the style sheet; later ones wait again. */
  flush(): void;
  /** Ends it. */
  end(): void;
}

/** Has the rules that are written into `sheet` wait, until it is flushed or the page changes. None is ever taken out. */
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
  // Whatever is put into the page meanwhile needs its rules before the next frame.
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
 * While `isComing`, a part of the page is rendered out of sight whose components may be new. What they bring to the style
 * sheet reaches it with the change of the page that turns `isComing` to false, before layout effects, or with any other
 * change: the page is styled once.
 */
export function useHeldRules(isComing: boolean): void {
  useInsertionEffect(() => (isComing ? hold() : undefined), [isComing]);
}

/** The fallback of a `Suspense` that shows nothing while its content is on its way. */
export function NothingYet() {
  useHeldRules(true);
  return null;
}
