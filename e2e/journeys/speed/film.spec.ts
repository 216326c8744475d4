import { expect, type Page, type Route } from '@playwright/test';
import { watchFetching } from '../browser/fetching.ts';
import { openHydrated, untilHydrated } from '../browser/hydration.ts';
import { test } from '../setup/fixtures.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const film = (page: Page) => page.locator('video');
const control = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test(
  'the film plays and can be stopped on a page whose own script nobody has wanted',
  { tag: '@every-engine' },
  async ({ page }) => {
    await page.goto('/');
    await expect(film(page)).toHaveJSProperty('paused', false);
    await expect(page.locator('html')).not.toHaveAttribute('data-hydrated');
    await control(page, 'Pause film').click();
    await expect(film(page)).toHaveJSProperty('paused', true);
    await untilHydrated(page);
    await control(page, 'Play film').click();
    await expect(film(page)).toHaveJSProperty('paused', false);
    await expect(control(page, 'Pause film')).toBeFocused();
  },
);

test(
  'a film that was stopped before everything else had come stays so',
  { tag: '@own-context' },
  async ({ page }) => {
    const fonts: Route[] = [];
    await page.route('**/*.woff2', (route) => void fonts.push(route));
    await page.goto('/', { waitUntil: 'commit' });
    // What answers the button may come after it.
    await expect(async () => {
      await control(page, 'Play film').click();
      expect(await film(page).evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
    }).toPass();
    await control(page, 'Pause film').click();
    const allFetched = watchFetching(page);
    await Promise.all(fonts.map((font) => font.continue()));
    await untilHydrated(page);
    await allFetched();
    await expect(film(page)).toHaveJSProperty('paused', true);
  },
);

test('its sound is off until it is turned on', async ({ page }) => {
  await openHydrated(page, '/');
  await expect(film(page)).toHaveJSProperty('muted', true);
  await control(page, 'Turn sound on').click();
  await expect(film(page)).toHaveJSProperty('muted', false);
  await control(page, 'Turn sound off').click();
  await expect(film(page)).toHaveJSProperty('muted', true);
});

test('the film rests while nobody sees it', async ({ page }) => {
  await openHydrated(page, '/');
  const scroll = (top: number) => page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await expect(film(page)).toHaveJSProperty('paused', false);
  await scroll(5000);
  await expect(film(page)).toHaveJSProperty('paused', true);
  await scroll(0);
  await expect(film(page)).toHaveJSProperty('paused', false);
});

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the film plays once it is asked to, and not before', { tag: '@own-context' }, async ({ page }) => {
    const films: string[] = [];
    page.on('request', (request) => request.resourceType() === 'media' && films.push(request.url()));
    const allFetched = watchFetching(page);
    await openHydrated(page, '/');
    await allFetched();
    expect(films).toEqual([]);
    await control(page, 'Play film').click();
    await expect(film(page)).toHaveJSProperty('paused', false);
  });
});
