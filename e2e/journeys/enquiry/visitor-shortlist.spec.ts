import { expect, type Page } from '@playwright/test';
import { keepFirstPicture } from '../browser/keep-first-picture.ts';
import { expectNoViolation } from '../browser/no-violation.ts';
import { test } from '../setup/fixtures.ts';
import { openHydrated } from '../browser/hydration.ts';
import { expectNothingLost } from '../browser/nothing-lost.ts';
import { STILL, shiftsOf, watchShifts } from '../browser/shifts.ts';
import { asIfShownAMinuteAgo, uniqueAddress } from '../browser/user-input.ts';

const rail = (page: Page) => page.getByRole('complementary', { name: 'Quick contact' });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Your pictures' });
const block = (page: Page, name: string) => page.getByRole('article', { name });
const count = (page: Page) => rail(page).getByRole('link', { name: /Your pictures$/ });

test('three pictures are kept by keyboard, noted on, sent in their order, and staff see them', async ({
  page,
  rows,
}) => {
  const email = uniqueAddress();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await asIfShownAMinuteAgo(page);
  await openHydrated(page, '/projects');
  await expect(count(page)).toHaveCount(0);
  for (const name of ['Pale Ash', 'The Verandah Flat', 'First Home']) await keepFirstPicture(page, name);
  await expect(count(page)).toHaveText('3Your pictures');

  await count(page).press('Enter');
  await expect(drawer(page).getByRole('heading', { level: 3 })).toHaveText([
    'Pale Ash',
    'The Verandah Flat',
    'First Home',
  ]);
  await drawer(page).getByRole('button', { name: 'Add a note on The Verandah Flat' }).press('Enter');
  await expect(drawer(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('The arch, but for the shoe cupboard.');
  await page.keyboard.press('Tab');
  await expect(drawer(page).getByText('The arch, but for the shoe cupboard.')).toBeVisible();
  expect(asked.filter((request) => /shoe|\?p=|"picture"/.test(request))).toEqual([]);

  await drawer(page).getByRole('link', { name: 'Send with an enquiry' }).press('Enter');
  await expect(page.getByText('Your three pictures go with it.')).toBeVisible();
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Name' }).fill('Ishaan Verma');
  await form.getByRole('textbox', { name: 'Mobile Number' }).fill('+91 98110 54321');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByRole('checkbox').check();
  await form.getByRole('button', { name: 'Ask for a call' }).press('Enter');
  await expect(page).toHaveURL('/thank-you');
  await expect(
    page
      .getByRole('definition')
      .filter({ has: page.getByRole('img') })
      .getByRole('img'),
  ).toHaveCount(3);
  const [stored] = await rows('SELECT message, shortlist FROM enquiry WHERE email = $1', email);
  expect(stored).toMatchObject({
    message: 'What is it for? A home',
    shortlist: [
      { title: 'Pale Ash', number: 1, note: '' },
      { title: 'The Verandah Flat', note: 'The arch, but for the shoe cupboard.' },
      { title: 'First Home' },
    ],
  });
  await rows('DELETE FROM enquiry WHERE email = $1', email);
});

test('nothing moves on a phone while the kept pictures are read', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/projects');
  await keepFirstPicture(page, 'Pale Ash');
  await watchShifts(page);
  for (const [path, shown] of [
    ['/shortlist', 'Remove all of them'],
    ['/shortlist/send', 'Ask for a call'],
  ] as const) {
    await openHydrated(page, path);
    await expect(page.getByRole('main').getByRole('button', { name: shown })).toBeVisible();
    expect(await shiftsOf(page), path).toBeLessThan(STILL);
  }
});

test('in a low window the last button beside the pictures comes into view with the focus', async ({
  page,
}) => {
  await openHydrated(page, '/projects');
  for (const name of ['Pale Ash', 'The Verandah Flat', 'First Home']) await keepFirstPicture(page, name);
  await page.setViewportSize({ width: 844, height: 390 });
  await openHydrated(page, '/shortlist');
  const last = page.getByRole('button', { name: 'Remove all of them' });
  await last.focus();
  await expect(last).toBeInViewport();
});

test('in a low window the policy beside the form comes into view with the focus', async ({ page }) => {
  await openHydrated(page, '/projects');
  await keepFirstPicture(page, 'Pale Ash');
  await page.setViewportSize({ width: 844, height: 390 });
  await openHydrated(page, '/shortlist/send');
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Name' })).toBeVisible();
  const policy = page.getByRole('complementary').getByRole('link', { name: 'The whole policy' });
  await policy.focus();
  await expect(policy).toBeInViewport();
});

test('the message that a picture is kept leaves the menu below it free', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openHydrated(page, '/projects');
  await keepFirstPicture(page, 'Pale Ash');
  const message = page.getByRole('status').filter({ hasText: 'Kept. 1 in your pictures.' });
  await page.evaluate(() => scrollTo(0, 0));
  await expect(message).toBeVisible();
  const menu = await page.getByRole('button', { name: 'Menu', exact: true }).boundingBox();
  await page.mouse.click((menu?.x ?? 0) + 10, (menu?.y ?? 0) + 20);
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
});

test('a press that leaves a note does what it was meant for', async ({ page }) => {
  await openHydrated(page, '/projects');
  for (const name of ['Pale Ash', 'First Home']) await keepFirstPicture(page, name);
  await count(page).click();
  await drawer(page).getByRole('button', { name: 'Add a note on Pale Ash' }).click();
  await expect(drawer(page).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('This stair.');
  await drawer(page).getByRole('button', { name: 'Add a note on First Home' }).click();
  await expect(drawer(page).getByRole('textbox')).toHaveCount(1);
  await expect(drawer(page).getByRole('textbox')).toBeFocused();
  await expect(drawer(page).getByText('This stair.')).toBeVisible();
  await expect(drawer(page).getByRole('textbox')).toHaveValue('');
});

test('what is removed is put back by the button that takes its place', async ({ page }) => {
  await openHydrated(page, '/projects');
  await keepFirstPicture(page, 'Pale Ash');
  await keepFirstPicture(page, 'First Home');
  await openHydrated(page, '/shortlist');
  await page.getByRole('button', { name: 'Remove Pale Ash, picture 1' }).click();
  await expect(count(page)).toHaveText('1Your pictures');
  await expect(page.getByRole('button', { name: 'Put it back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove Pale Ash, picture 1' })).toBeFocused();
  await expect(page.getByRole('heading', { level: 2 })).toContainText(['Pale Ash', 'First Home']);
  await page.getByRole('button', { name: 'Remove all of them' }).click();
  await expect(count(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nothing kept yet.' })).toBeVisible();
});

test('the drawer closed after its last picture was removed leaves the focus in the rail', async ({
  page,
}) => {
  await openHydrated(page, '/projects');
  await keepFirstPicture(page, 'Pale Ash');
  await count(page).press('Enter');
  await drawer(page).getByRole('button', { name: 'Remove Pale Ash, picture 1' }).press('Enter');
  await expect(drawer(page).getByRole('button', { name: 'Put it back' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(rail(page).getByRole('link', { name: 'Enquire Now' })).toBeFocused();
});

test('a picture that is off the site for a while stays kept with its note, until it is given up', async ({
  page,
}) => {
  const kept = JSON.stringify([{ project: 'withdrawn', picture: '01', note: 'This window' }]);
  await page.addInitScript((stored) => localStorage.setItem('shortlist', stored), kept);
  await openHydrated(page, '/shortlist');
  await expect(page.getByText('One picture that you kept is not on the site at the moment.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('shortlist'))).toBe(kept);
  await page.getByRole('button', { name: 'Remove from the list' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing kept yet.' })).toBeVisible();
  await expect(page.locator('body')).not.toBeFocused();
});

test('a thirteenth picture is refused with a sentence', async ({ page }) => {
  const twelve = Array.from({ length: 12 }, (_, index) => `0${index + 1}`.slice(-2));
  await page.addInitScript((pictures) => {
    const kept = pictures.map((picture) => ({ project: 'the-evening-flat', picture, note: '' }));
    localStorage.setItem('shortlist', JSON.stringify(kept));
  }, twelve);
  await openHydrated(page, '/projects');
  await expect(count(page)).toHaveText('12Your pictures');
  const heart = block(page, 'Pale Ash').getByRole('button', { name: /^Keep picture 1: / });
  await heart.click();
  await expect(page.getByText('Twelve pictures is the most one call can hold.')).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('the drawer, the page and the enquiry with pictures have no accessibility violation', async ({
  page,
}) => {
  await openHydrated(page, '/projects');
  await keepFirstPicture(page, 'Pale Ash');
  await keepFirstPicture(page, 'First Home');
  await count(page).click();
  await expect(drawer(page).getByRole('link', { name: 'Share by WhatsApp' })).toBeVisible();
  await expectNoViolation(page, 'dialog[open]');
  await openHydrated(page, '/shortlist');
  await page.getByRole('button', { name: 'Remove First Home, picture 1' }).click();
  await expectNoViolation(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove Pale Ash, picture 1' })).toBeVisible();
  await expectNothingLost(page);
  await openHydrated(page, '/shortlist/send');
  await expect(page.getByText('Your one picture goes with it.')).toBeVisible();
  await expectNoViolation(page);
  await expectNothingLost(page);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there are no hearts, the page says why, and a shared link shows its pictures', async ({ page }) => {
    await page.goto('/projects');
    await expect(page.getByRole('button', { name: /^Keep picture/ })).toHaveCount(0);
    await page.goto('/shortlist');
    const main = page.getByRole('main');
    await expect(main).toContainText('Keeping pictures needs script', { useInnerText: true });
    const response = await page.goto(
      '/shortlist?p=pale-ash.05,pale-ash.05,nowhere.01,first-home.02,%3Cscript%3E.1',
    );
    expect(response?.headers()['x-robots-tag']).toBe('noindex');
    expect(response?.headers()['cache-control']).toContain('private');
    const list = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.getByRole('img') });
    await expect(list.getByRole('heading')).toHaveText(['Pale Ash', 'First Home']);
    await expect(page.getByRole('textbox')).toHaveCount(0);
  });
});
