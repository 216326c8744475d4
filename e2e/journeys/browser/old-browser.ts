import type { Page } from '@playwright/test';

/** As the oldest browsers that the site is built for: without what came after Chrome 111, Safari 16.4 and Firefox 115. */
export async function asInOldBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const iterators: object = Object.getPrototypeOf(Object.getPrototypeOf([].values()));
    const missing: [object, string[]][] = [
      [URL, ['canParse', 'parse']],
      [URLSearchParams.prototype, ['size']],
      [AbortSignal, ['any']],
      [Response, ['json']],
      [Promise, ['withResolvers', 'try']],
      [Array, ['fromAsync']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [RegExp, ['escape']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference', 'isSubsetOf']],
      [
        iterators,
        ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach', 'some', 'find'],
      ],
      [Element.prototype, ['checkVisibility', 'setHTMLUnsafe']],
      [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover']],
      [HTMLDialogElement.prototype, ['requestClose']],
      [HTMLButtonElement.prototype, ['command', 'commandForElement']],
      [Document.prototype, ['startViewTransition']],
      [window, ['requestIdleCallback', 'scheduler', 'URLPattern', 'Iterator', 'Temporal']],
    ];
    for (const [owner, names] of missing) for (const name of names) Reflect.deleteProperty(owner, name);
  });
}
