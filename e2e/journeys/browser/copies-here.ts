import type { Page } from '@playwright/test';

/** What this browser keeps of what is not saved: all that a page which goes down at once leaves. */
export function copiesHere(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, copy]) => (/^(blog|project)Copy:/.test(key) ? [copy] : [])),
  );
}
