import type { Page } from '@playwright/test';

/** Does what a browser's translator does: other words in place of each text, in elements of its own, now and whenever one comes. */
export async function translate(page: Page): Promise<void> {
  await page.evaluate(() => {
    const wrapper = 'font';
    const replace = (text: Node) => {
      if (!text.textContent?.trim() || text.parentElement?.closest(`${wrapper}, script, style, textarea`))
        return;
      const outer = document.createElement(wrapper);
      outer.appendChild(document.createElement(wrapper)).textContent = `«${text.textContent}»`;
      text.parentNode?.replaceChild(outer, text);
    };
    const replaceIn = (part: Node) => {
      const texts: Node[] = [];
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      if (part instanceof Text) texts.push(part);
      while (walker.nextNode()) texts.push(walker.currentNode);
      texts.forEach(replace);
    };
    document.documentElement.classList.add('translated-ltr');
    replaceIn(document.body);
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes)
        for (const node of target instanceof Text ? [target] : addedNodes) replaceIn(node);
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}
