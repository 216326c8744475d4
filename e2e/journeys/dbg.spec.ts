import { test } from './fixtures.ts';
import { openHydrated } from './hydration.ts';
test('dbg', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  await openHydrated(page, '/projects');
  for (let i = 0; i < 3; i++) {
    await new Promise((r) => setTimeout(r, 700));
    console.log(i, await page.locator('div[aria-label="Pictures of The Verandah Flat"]').first().evaluate((e) => [e.children[0].scrollLeft, e.children[0].clientWidth, e.querySelector('.num')?.textContent, [...e.querySelectorAll('.swiper-slide')].map((x) => x.hasAttribute('inert')).join(), document.activeElement?.className].join(' | ')));
  }
});
