import { expect, type Page } from '@playwright/test';
import { expectNoViolation } from '../browser/no-violation.ts';
import { test } from '../setup/fixtures.ts';
import { untilSaid } from '../browser/untilSaid.ts';

const panel = (page: Page) => page.getByRole('complementary', { name: 'Before it goes live' });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const asDraft = `UPDATE blog_post SET status = 'draft', alt = '', description = $2 WHERE id = $1`;
const text =
  '&lt;h3&gt;What it costs&lt;/h3&gt;&lt;p&gt;See &lt;a href="/services/turn-key"&gt;our page&lt;/a&gt;.&lt;/p&gt;';

test('what stops a draft is said with its place, leaves when it is settled, and nothing of it is in the way of a screen reader', async ({
  staffPage,
  post,
  rows,
}) => {
  await rows(asDraft, post.id, text);
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await expect(staffPage.getByRole('textbox', { name: 'Blog Content' })).toContainText('What it costs');
  await staffPage.getByLabel('Title', { exact: true }).press('Control+Enter');
  await expect(panel(staffPage).getByRole('heading', { name: '2 things stop it' })).toBeVisible();
  await expect(staffPage.getByRole('heading', { name: 'Before it goes live' })).toBeFocused();
  await expect(panel(staffPage).getByText('Did you mean /services?category=turnkey-solution?')).toBeVisible();
  await expect(
    panel(staffPage).getByText('“What it costs” is a heading 3 before any heading 2.'),
  ).toBeVisible();
  await expectNoViolation(staffPage);

  await panel(staffPage).getByRole('button', { name: 'Go there: the link' }).click();
  expect(await staffPage.evaluate(() => String(getSelection()))).toBe('our page');
  await button(staffPage, 'Insert link').click();
  await staffPage.getByLabel('Address').fill('/services?category=turnkey-solution');
  await button(staffPage, 'Set link').click();
  await expect(panel(staffPage).getByText('1 thing left that stops it.')).toBeAttached();
  await expect(panel(staffPage).getByRole('button', { name: 'Publish' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('on a phone the check takes the place of the form, and a line leads from one place to the next and back', async ({
  staffPage,
  post,
  rows,
}) => {
  await rows(asDraft, post.id, text);
  await staffPage.setViewportSize({ width: 390, height: 844 });
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await expect(staffPage.getByRole('textbox', { name: 'Blog Content' })).toContainText('What it costs');
  await button(staffPage, 'Publish').first().click();
  await expect(panel(staffPage).getByRole('heading', { name: '2 things stop it' })).toBeVisible();
  await expect(staffPage.getByLabel('Title', { exact: true })).toBeHidden();
  await panel(staffPage).getByRole('button', { name: 'Go there: the images' }).click();
  await expect(staffPage.getByText('1 of 2: There is no picture for the card.')).toBeVisible();
  await expect(staffPage.getByLabel('Desktop Image')).toBeFocused();
  await button(staffPage, 'Next').click();
  await expect(staffPage.getByText('2 of 2: A link leads nowhere.')).toBeVisible();
  await expectNoViolation(staffPage);
  await staffPage.setViewportSize({ width: 390, height: 844 });
  await button(staffPage, 'Back to the check').click();
  await expect(staffPage.getByRole('heading', { name: 'Before it goes live' })).toBeFocused();
});

test('a blog is taken off the site at once, and put back by the message that says so', async ({
  staffPage,
  post,
  rows,
}) => {
  const status = async () => (await rows('SELECT status FROM blog_post WHERE id = $1', post.id))[0];
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await staffPage.getByLabel('Title', { exact: true }).fill('Not saved yet');
  await button(staffPage, 'Unpublish').click();
  await expect(staffPage.getByText('The blog is off the site. It stays here as a draft.')).toBeVisible();
  expect(await status()).toEqual({ status: 'draft' });
  await expect(button(staffPage, 'Publish')).toBeVisible();
  const draft = staffPage.getByRole('radio', { name: 'Draft' });
  await expect(draft).toBeFocused();
  await button(staffPage, 'Undo').click();
  await expect(staffPage.getByText('The blog is on the site again.')).toBeVisible();
  await expect(draft).toBeFocused();
  expect(await status()).toEqual({ status: 'published' });
  await expect(staffPage.getByLabel('Title', { exact: true })).toHaveValue('Not saved yet');
  await button(staffPage, 'Save').click();
  await untilSaid(staffPage, 'Blog updated successfully!');
});
