import { expect, type Page } from '@playwright/test';

const SIZES = [
  { width: 1280, height: 900 },
  { width: 320, height: 640 },
];

const LETTERS = { standard: 16, fixed: 13 };
const LARGE_LETTERS = { standard: 32, fixed: 26 };

/** Letters twice as large, as a setting of the browser, while something is done. Only Chromium can. */
export async function withLargeLetters(page: Page, act: () => Promise<void>): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: LARGE_LETTERS });
  await act();
  await browser.send('Page.setFontSizes', { fontSizes: LETTERS });
  await browser.detach();
}

/** With letters twice as large no words and no control leave the window. */
export async function expectNothingLost(page: Page): Promise<void> {
  await withLargeLetters(page, async () => {
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect.soft(await page.evaluate(beyondTheEdge), `${size.width} pixels wide`).toEqual([]);
    }
  });
}

/** In the page: words and controls that leave the window or are cut off by their frame. Rows that scroll may be longer. */
function beyondTheEdge(): string[] {
  const lost: string[] = [];
  const range = document.createRange();
  for (const element of document.body.querySelectorAll('*')) {
    const words = [...element.childNodes].filter(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim(),
    );
    if (!words.length && !element.matches('a, button, input, textarea')) continue;
    if (!element.checkVisibility({ opacityProperty: true })) continue;
    let edge = innerWidth;
    let isHeardOnly = false;
    for (let frame: Element | null = element; frame; frame = frame.parentElement) {
      const { overflowX, clipPath, textOverflow } = getComputedStyle(frame);
      const isRow = /auto|scroll/.test(overflowX) && !frame.closest('dialog');
      const isCutWithDots = textOverflow === 'ellipsis' && overflowX === 'hidden';
      isHeardOnly ||= clipPath === 'inset(50%)';
      if (isRow || isCutWithDots || isHeardOnly) edge = Infinity;
      else if (/hidden|clip/.test(overflowX)) edge = Math.min(edge, frame.getBoundingClientRect().right);
      if (edge === Infinity) break;
    }
    const lines = words.flatMap((word) => {
      range.selectNode(word);
      return [...range.getClientRects()];
    });
    const boxes = [element.getBoundingClientRect(), ...lines].filter(({ width }) => width > 1);
    const isBeside = boxes.some(({ left, right }) => left < -1 || right > edge + 1);
    const isCutAbove = boxes.some(({ top, bottom }) => top + scrollY < -1 && bottom + scrollY > 1);
    if ((isBeside && edge < Infinity) || (!isHeardOnly && (isCutAbove || words.some(hasBrokenWord))))
      lost.push(`${element.tagName} ${element.textContent || element.className}`);
  }
  function hasBrokenWord(text: Node): boolean {
    return [...(text.textContent ?? '').matchAll(/(?<!\S)\p{L}{2,5}(?!\S)/gu)].some(({ 0: word, index }) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ bottom }) => bottom)).size > 1;
    });
  }
  if (document.documentElement.scrollWidth > innerWidth) lost.push('the page scrolls sideways');
  return lost;
}
