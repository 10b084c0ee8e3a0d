import type { Motion } from './choice.ts';

const ASKED = /\(\s*prefers-reduced-motion\s*(?::\s*(reduce|no-preference)\s*)?\)/g;
const ALWAYS = '(min-width: 0)';
const NEVER = '(max-width: 0)';

/** Replaces each motion condition in a media query by one that is always or never true, depending on `motion`. */
export function answered(query: string, motion: Exclude<Motion, 'system'>): string {
  return query.replace(ASKED, (_, asks = 'reduce') =>
    (asks === 'reduce') === (motion === 'reduced') ? ALWAYS : NEVER,
  );
}

function rulesOf(sheet: CSSStyleSheet): CSSRuleList | [] {
  try {
    return sheet.cssRules;
  } catch {
    // A page cannot read the rules of a style sheet from another origin.
    return [];
  }
}

/** Simulates a motion preference in media queries and `matchMedia`, because a page cannot set the browser's own. */
function force(motion: Exclude<Motion, 'system'>): () => void {
  const { insertRule } = CSSStyleSheet.prototype;
  const { matchMedia } = window;
  const before = new Map<MediaList, string>();

  function answer(rule: CSSRule): void {
    if (rule instanceof CSSMediaRule) {
      const { media } = rule;
      const text = media.mediaText;
      const now = answered(text, motion);
      if (now !== text) {
        before.set(media, text);
        media.mediaText = now;
      }
    }
    if ('cssRules' in rule) for (const inner of rule.cssRules as CSSRuleList) answer(inner);
  }
  const answerAll = () => {
    for (const sheet of document.styleSheets) for (const rule of rulesOf(sheet)) answer(rule);
  };

  CSSStyleSheet.prototype.insertRule = function insert(text, index) {
    const at = insertRule.call(this, text, index);
    const rule = this.cssRules[at];
    if (rule) answer(rule);
    return at;
  };
  window.matchMedia = (query) => matchMedia.call(window, answered(query, motion));
  const observer = new MutationObserver(answerAll);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  document.head.addEventListener('load', answerAll, true);
  answerAll();

  return () => {
    observer.disconnect();
    document.head.removeEventListener('load', answerAll, true);
    CSSStyleSheet.prototype.insertRule = insertRule;
    window.matchMedia = matchMedia;
    for (const [media, text] of before) media.mediaText = text;
  };
}

let current: Motion = 'system';
let release = () => {};

/** Makes the page behave as if the user had this motion preference. It applies until the next call. */
export function applyMotion(motion: Motion): void {
  if (motion === current) return;
  release();
  release = motion === 'system' ? () => {} : force(motion);
  current = motion;
}
