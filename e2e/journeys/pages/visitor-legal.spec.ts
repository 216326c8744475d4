import { expect } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { readPage } from '../browser/served-page.ts';

for (const [path, title] of [
  ['/disclaimer', 'Disclaimer'],
  ['/privacy-policy', 'Privacy Policy'],
] as const) {
  test(`${title} is found in the footer, and is only its text, the wordmark and a way home`, async ({
    page,
  }) => {
    await page.goto('/about-us');
    await page.getByRole('contentinfo').getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} | Dehleez Interiors`);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('contentinfo')).toHaveCount(0);
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await expect(page.getByRole('dialog', { includeHidden: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Dehleez Interiors' })).toHaveAttribute('href', '/');
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page).toHaveURL('/');
  });
}

test('beside a form two sentences say what for and how long, whom to ask and who hears a complaint', async ({
  request,
}) => {
  const { all, textOf } = await readPage(request, '/contact-us');
  const [form] = all('form').filter((one) => textOf(one).includes('Message'));
  const [notice] = all('p', form).filter((one) => textOf(one).includes('Data Protection Board of India'));
  expect(notice && textOf(notice)).toMatch(
    /^We use what you write to [^.]+ is deleted after 12 months\. To see, correct or erase it, [^.]+ our Grievance Officer at hello@example\.com; [^.]+ hears you\. /,
  );
  const [mail, policy] = all('a', notice);
  expect(mail?.attribs['href']).toMatch(/^mailto:hello@example\.com/);
  expect(policy?.attribs['href']).toBe('/privacy-policy');
});

test('whoever wants to withdraw a consent can write to the studio from the policy, and nothing counts visits', async ({
  request,
}) => {
  const { all, textOf } = await readPage(request, '/privacy-policy');
  const [withdrawing, complaining] = all('a').filter((link) => textOf(link) === 'hello@example.com');
  for (const link of [withdrawing, complaining]) expect(link?.attribs['href']).toMatch(/^mailto:/);
  const words = all('main').map(textOf).join();
  expect(words).toContain('Data Protection Board of India');
  // public-pages.spec.ts looks whether it is true.
  expect(words).toContain('The site works without cookies, and sets none to know its visitors by.');
  expect(all('h2').map(textOf)).not.toContain('Counting visits');
});
