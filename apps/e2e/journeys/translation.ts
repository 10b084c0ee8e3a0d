import type { Page } from '@playwright/test';

/**
 * Translates the page like Chrome: replaces each text node, now and later, by `<font><font>text</font></font>`. The
 * words stay Spanish, so that tests find them. Must be called before the page is opened.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const SKIPPED = 'font, script, style, textarea, svg, [translate="no"]';
    const wrap = (text: Node) => {
      const parent = text.parentElement;
      if (!parent || !text.nodeValue?.trim() || parent.closest(SKIPPED)) return;
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = text.nodeValue;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    };
    const wrapAll = (root: Node) => {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Node[] = root instanceof Text ? [root] : [];
      while (texts.nextNode()) found.push(texts.currentNode);
      found.forEach(wrap);
    };
    new MutationObserver((changes) => {
      for (const { addedNodes, target, type } of changes) {
        if (type === 'characterData') wrap(target);
        addedNodes.forEach(wrapAll);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}
