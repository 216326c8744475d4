import { expect, type Page } from '@playwright/test';
import words from '../../../frontend/content/services-page.json' with { type: 'json' };
import services from '../../../frontend/content/services.json' with { type: 'json' };
import { test } from '../setup/fixtures.ts';
import { openHydrated } from '../browser/hydration.ts';
import { readPage } from '../browser/served-page.ts';

const titleOf = (slug: string) => words.categories.find((category) => category.slug === slug)?.title ?? '';
const selector = (page: Page) => page.getByRole('navigation', { name: 'Service categories' });
const textOf = (page: Page, slug: string) => page.getByRole('article', { name: titleOf(slug) });

test('each service has an address of its own, at which its text alone is shown', async ({
  request,
  baseURL,
}) => {
  for (const { slug, label } of services) {
    const {
      all,
      title,
      link,
      textOf: wordsOf,
    } = await readPage(request, `/services?category=${slug}&from=mail`);
    const shown = all('article').filter(({ attribs }) => !('hidden' in attribs));
    expect
      .soft(
        shown.map(({ attribs }) => attribs['aria-labelledby']),
        slug,
      )
      .toEqual([`title-${slug}`]);
    expect.soft(title).toBe(`${label} | Dehleez Interiors`);
    const address = slug === 'consultancy' ? '/services' : `/services?category=${slug}`;
    expect.soft(link('canonical')).toBe(`${baseURL}${address}`);
    const current = all('a').filter(({ attribs }) => attribs['aria-current'] === 'true');
    expect.soft(current.map(wordsOf), slug).toEqual([expect.stringContaining(label)]);
  }
});

test('an address without a category, or with an unknown one, shows consultancy under one address', async ({
  request,
  baseURL,
}) => {
  for (const address of ['/services', '/services?category=no-such']) {
    const { all, link } = await readPage(request, address);
    expect.soft(link('canonical'), address).toBe(`${baseURL}/services`);
    const shown = all('article').filter(({ attribs }) => !('hidden' in attribs));
    expect.soft(shown.map(({ attribs }) => attribs['aria-labelledby'])).toEqual(['title-consultancy']);
  }
});

test(
  'choosing a service leads down to its text and opens nothing',
  { tag: '@every-engine' },
  async ({ page }) => {
    await openHydrated(page, '/services');
    await selector(page).getByRole('link', { name: 'Turnkey Solution' }).click();
    await expect(page).toHaveURL('/services?category=turnkey-solution');
    await expect(page).toHaveTitle('Turnkey Solution | Dehleez Interiors');
    await expect(page.getByRole('article')).toHaveCount(1);
    const heading = page.getByRole('heading', { name: titleOf('turnkey-solution') });
    await expect(heading).toBeInViewport();
    await expect(heading).toBeFocused();
    await expect(selector(page).getByRole('link', { name: 'Turnkey Solution' })).not.toBeInViewport();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('back and forward lead through the services that were chosen, to where the visitor was', async ({
  page,
}) => {
  await openHydrated(page, '/services');
  const office = selector(page).getByRole('link', { name: 'Office Interiors' });
  await office.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => window.scrollY);
  await office.click();
  await expect(page.getByRole('heading', { name: titleOf('office-interiors') })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/services');
  await expect(textOf(page, 'consultancy')).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  await page.goForward();
  await expect(textOf(page, 'office-interiors')).toBeVisible();
});

test('a phone shares the service that was chosen', async ({ page, baseURL }) => {
  await openHydrated(page, '/services');
  for (const [label, address] of [
    ['Office Interiors', '/services?category=office-interiors'],
    ['Consultancy', '/services'],
  ] as const) {
    await selector(page).getByRole('link', { name: label }).click();
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${baseURL}${address}`);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', `${baseURL}${address}`);
  }
  await page.goBack();
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /category=office-interiors$/);
});

test('WhatsApp is told which service was chosen', async ({ page }) => {
  await openHydrated(page, '/services');
  const chat = page.getByRole('complementary').getByRole('link', { name: 'WhatsApp' });
  await expect(chat).toHaveAttribute('href', /looking%20at%20your%20site/);
  await selector(page).getByRole('link', { name: 'Office Interiors' }).click();
  await chat.evaluate((link) => link.addEventListener('click', (click) => click.preventDefault()));
  await chat.click();
  await expect(chat).toHaveAttribute('href', /looking%20at%20Office%20Interiors%20on/);
});

test('choosing the service that is shown leads to its text again, and is no step in the history', async ({
  page,
}) => {
  await page.goto('/about-us');
  await openHydrated(page, '/services');
  const consultancy = selector(page).getByRole('link', { name: 'Consultancy' });
  await consultancy.click();
  await expect(page.getByRole('heading', { name: titleOf('consultancy') })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/about-us');
});

test('the enquiry knows which service it is about', async ({ page }) => {
  await openHydrated(page, '/services?category=residential-design');
  await page.getByRole('link', { name: 'Enquire about residential design' }).click();
  await expect(page.getByRole('dialog', { name: 'Enquire' })).toContainText('Residential Design');
});

test('the texts of all services come from the server', async ({ request }) => {
  const html = await (await request.get('/services')).text();
  for (const { title, lists } of words.categories) {
    expect(html).toContain(title);
    for (const list of lists) expect(html).toContain(list.items[0]);
  }
});

test('the home page leads to each service', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Residential Design' }).click();
  await expect(page).toHaveURL('/services?category=residential-design');
  await expect(textOf(page, 'residential-design')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a visitor chooses a service and is at its text', async ({ page }) => {
    await page.goto('/services');
    await selector(page).getByRole('link', { name: 'Turnkey Solution' }).click();
    await expect(page.getByRole('heading', { name: titleOf('turnkey-solution') })).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Enquire about turnkey solution' })).toHaveAttribute(
      'href',
      '/contact-us',
    );
  });
});
