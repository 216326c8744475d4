import { expect } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { expectNoViolation } from '../browser/no-violation.ts';
import { untilSaid } from '../browser/untilSaid.ts';

test('a blog is found by a word of its text and by its state, and Back shows the list of before', async ({
  staffPage,
  post,
  rows,
}) => {
  const word = `quoin${post.id}`;
  await rows(
    `UPDATE blog_post SET description = '&lt;p&gt;A ' || $1 || '&lt;/p&gt;' WHERE id = $2`,
    word,
    post.id,
  );
  await staffPage.goto('/admin');
  const found = staffPage.getByRole('row', { name: post.heading });
  const search = staffPage.getByRole('searchbox', { name: 'Search title and text' });
  await expect(search).toBeVisible();
  await staffPage.getByRole('heading', { name: 'Blogs', level: 1 }).click();
  await staffPage.keyboard.press('/');
  await expect(search).toBeFocused();
  await staffPage.keyboard.type(word);
  await expect(staffPage.getByText('1 blog, newest first')).toBeVisible();
  await expect(staffPage).toHaveURL(`/admin?search=${word}`);
  await staffPage.getByRole('combobox', { name: 'Sort' }).selectOption('By last change');
  await expect(staffPage.getByText('1 blog, last changed first')).toBeVisible();

  const states = staffPage.getByRole('navigation', { name: 'Show' });
  await states.getByRole('link', { name: 'Draft' }).click();
  await expect(staffPage.getByRole('heading', { name: 'Nothing fits.' })).toBeVisible();
  await expectNoViolation(staffPage);
  await staffPage.goBack();
  await expect(found).toBeVisible();

  await found.getByRole('link', { name: 'Edit' }).click();
  await staffPage.getByRole('link', { name: 'Back to blogs' }).click();
  await expect(staffPage).toHaveURL(`/admin?sort=changed&search=${word}`);
  await expect(search).toHaveValue(word);
  await staffPage.goto('/admin');
  await search.fill('no such thing as this');
  await expect(staffPage.getByRole('heading', { name: 'Nothing fits.' })).toBeVisible();
  await staffPage.goBack();
  await expect(search).toHaveValue('');
  await expect(staffPage.getByRole('table')).toBeVisible();
});

test('keys save, go back and list themselves, and never while somebody types', async ({
  staffPage,
  post,
}) => {
  const { keyboard } = staffPage;
  const keys = staffPage.getByRole('dialog', { name: 'Keys' });
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  const title = staffPage.getByLabel('Title', { exact: true });
  await title.fill(`${post.heading}, `);
  await title.press('End');
  await keyboard.type('why?/');
  await expect(title).toHaveValue(`${post.heading}, why?/`);
  await expect(keys).toHaveCount(0);

  await staffPage.getByRole('heading', { name: 'Edit Blog', level: 1 }).click();
  await keyboard.press('Escape');
  await expect(staffPage.getByRole('dialog')).toContainText('Leave without saving?');
  await keyboard.press('Escape');
  await expect(staffPage.getByRole('dialog')).toHaveCount(0);
  await title.focus();
  await keyboard.press('Control+s');
  await untilSaid(staffPage, 'Blog updated successfully!');

  await expect(staffPage.getByRole('heading', { name: 'Blogs', level: 1 })).toBeFocused();
  await keyboard.press('?');
  await expect(keys).toContainText('Search this list');
  await expectNoViolation(staffPage, 'dialog[open]');
  await keys.getByRole('checkbox', { name: 'Use the keys / and ?' }).uncheck();
  await keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await keyboard.press('?');
  await staffPage.getByRole('button', { name: 'Profile of' }).click();
  await staffPage.getByRole('button', { name: 'Keys' }).click();
  await expect(keys.getByRole('checkbox')).not.toBeChecked();
  await keys.getByRole('checkbox').check();
  await keyboard.press('Escape');
  await expect(staffPage.getByRole('button', { name: 'Profile of' })).toBeFocused();
});
