import type { Page } from '@playwright/test';

/** Does what a browser's translator does: other words in place of each text, in elements of its own, now and whenever one comes. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate((leftOut) => {
    const replaceIn = (part: Node) => {
      const texts: Node[] = [];
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      if (part instanceof Text) texts.push(part);
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (!text.textContent?.trim() || text.parentElement?.closest(leftOut)) continue;
        const outer = document.createElement('font');
        outer.appendChild(document.createElement('font')).textContent = `«${text.textContent}»`;
        text.parentNode?.replaceChild(outer, text);
      }
    };
    document.documentElement.classList.add('translated-ltr');
    replaceIn(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of target instanceof Text ? [target] : addedNodes) replaceIn(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  }, 'font, script, style, textarea');
}
