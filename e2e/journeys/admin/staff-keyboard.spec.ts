import { expect } from '@playwright/test';
import { staffToken, test } from '../setup/fixtures.ts';
import { openHydrated } from '../browser/hydration.ts';
import { tabTo } from '../browser/tab-to.ts';
import { untilSaid } from '../browser/untilSaid.ts';

test('a blog is written, published and deleted by keyboard alone', async ({ page, staff, rows }) => {
  const heading = `By hand ${Date.now()}`;
  const { keyboard } = page;
  await openHydrated(page, '/admin/login');
  await tabTo(page, 'textbox', 'Email address');
  await keyboard.type(staff.email);
  await keyboard.press('Tab');
  await keyboard.type(staff.password);
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Today', level: 1 })).toBeFocused();
  await tabTo(page, 'link', 'Blogs');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Blogs', level: 1 })).toBeFocused();

  await tabTo(page, 'link', 'Add Blog');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Add Blog' })).toBeFocused();
  await tabTo(page, 'textbox', 'Title');
  await keyboard.type(heading);
  await tabTo(page, 'combobox', 'Paragraph style');
  // The toolbar is one stop; from it Tab leads into the text, and out of it again.
  for (const tool of ['Undo the last change', 'Redo the last change', 'Bold']) {
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('button', { name: tool })).toBeFocused();
  }
  await keyboard.press('Enter');
  await keyboard.type('Without a mouse');
  await tabTo(page, 'textbox', 'Meta Title');
  await tabTo(page, 'button', 'Save');
  await keyboard.press('Enter');
  await untilSaid(page, 'Blog added successfully!');
  expect(await rows('SELECT description FROM blog_post WHERE heading = $1', heading)).toEqual([
    { description: '&lt;p&gt;&lt;strong&gt;Without a mouse&lt;/strong&gt;&lt;/p&gt;' },
  ]);

  await tabTo(page, 'button', `Delete: ${heading}`);
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  await expect(page.getByText('Blog deleted successfully')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Blogs', level: 1 })).toBeFocused();
  await rows('DELETE FROM blog_post WHERE heading = $1', heading);

  await tabTo(page, 'button', `Profile of ${staff.email}`);
  await keyboard.press('Enter');
  await tabTo(page, 'button', 'Logout');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/login');
});

test('a blog is found, an older version of it compared, put back and saved by keyboard alone', async ({
  staffPage,
  request,
  post,
}) => {
  const { keyboard } = staffPage;
  const headers = { Authorization: `Bearer ${await staffToken(request)}` };
  const multipart = { heading: `${post.heading}, polished` };
  await request.post(`/api/admin/blog/${post.id}/update`, { headers, multipart });
  await staffPage.goto('/admin');
  await expect(staffPage.getByRole('table')).toBeVisible();
  await keyboard.press('/');
  await expect(staffPage.getByRole('searchbox', { name: 'Search title and text' })).toBeFocused();
  await keyboard.type(multipart.heading);
  await expect(staffPage.getByText('1 blog, newest first')).toBeVisible();
  await tabTo(staffPage, 'link', `Edit: ${multipart.heading}`);
  await keyboard.press('Enter');
  await expect(staffPage.getByLabel('Title', { exact: true })).toHaveValue(multipart.heading);
  await expect(staffPage.getByRole('heading', { name: 'Edit Blog', level: 1 })).toBeFocused();
  await tabTo(staffPage, 'link', 'Versions');
  await keyboard.press('Enter');
  await expect(staffPage.getByRole('heading', { name: 'Versions', level: 1 })).toBeFocused();
  const change = staffPage.getByRole('region', { name: 'What changed' });
  await expect(change.getByRole('insertion').filter({ hasText: 'polished' })).toBeVisible();
  const putBack = await staffPage.getByRole('button', { name: /^Put .* back$/ }).textContent();
  await tabTo(staffPage, 'button', putBack ?? '');
  await keyboard.press('Enter');
  await expect(staffPage.getByRole('button', { name: 'Keep the present one' })).toBeFocused();
  await keyboard.press('Shift+Tab');
  await keyboard.press('Enter');
  await expect(staffPage.getByLabel('Title', { exact: true })).toHaveValue(post.heading);
  await keyboard.press('Control+s');
  await untilSaid(staffPage, 'Blog updated successfully!');
  await staffPage.goto(`/admin/edit-blog/${post.id}/versions`);
  await expect(staffPage.getByRole('listitem').first()).toContainText('put an older one back');
});

test('an enquiry is given a next step and a note by keyboard alone', async ({ staffPage, enquirer }) => {
  const { keyboard } = staffPage;
  await staffPage.goto(`/admin/enquiries?search=${encodeURIComponent(enquirer.name)}`);
  await expect(staffPage.getByRole('heading', { name: enquirer.name })).toBeVisible();
  await tabTo(staffPage, 'textbox', 'New note');
  await keyboard.type('She wants our drawings.');
  await keyboard.press('Control+Enter');
  const happened = staffPage.getByRole('region', { name: /^(Today|Yesterday), / }).getByRole('listitem');
  await expect(happened.filter({ hasText: 'She wants our drawings.' })).toBeVisible();
  await tabTo(staffPage, 'textbox', 'Next step');
  await keyboard.type('Visit and measure');
  await keyboard.press('Enter');
  await expect(staffPage.getByText('The next step is kept.')).toBeVisible();
  await expect(happened.filter({ hasText: 'set the next step: Visit and measure' })).toBeVisible();
  await tabTo(staffPage, 'button', 'It is done');
  await keyboard.press('Enter');
  await expect(staffPage.getByRole('textbox', { name: 'Next step' })).toBeFocused();
});

test('Today and the report are worked by keyboard alone, and the focus stays where work goes on', async ({
  staffPage,
  enquirer,
  rows,
}) => {
  const { keyboard } = staffPage;
  await rows(`UPDATE enquiry SET call_due = '2020-01-01', owner_id = NULL WHERE email = $1`, enquirer.email);
  await staffPage.goto('/admin/today');
  // Opening a telephone would leave the page.
  await staffPage.evaluate(() =>
    addEventListener('click', (event) => event.preventDefault(), { capture: true }),
  );
  await tabTo(staffPage, 'link', `Call ${enquirer.name}`);
  await keyboard.press('Enter');
  await expect(staffPage.getByRole('group', { name: 'How did it go?' })).toBeFocused();
  await tabTo(staffPage, 'button', 'We spoke');
  await keyboard.press('Space');
  await expect(staffPage.getByRole('link', { name: `Call ${enquirer.name}` })).toHaveCount(0);
  await expect(staffPage.getByRole('heading', { name: 'Call now' })).toBeFocused();

  const step = `Visit ${enquirer.name}`;
  await rows(
    `UPDATE enquiry SET next_step = $2, next_step_at = '2020-01-01' WHERE email = $1`,
    enquirer.email,
    step,
  );
  await staffPage.reload();
  await tabTo(staffPage, 'button', `Done: ${step}, ${enquirer.name}`);
  await keyboard.press('Enter');
  await expect(staffPage.getByText(`Done: ${step}.`)).toBeVisible();
  await expect(staffPage.getByRole('heading', { name: 'Next steps due' })).toBeFocused();

  await tabTo(staffPage, 'link', 'All figures');
  await keyboard.press('Enter');
  await expect(staffPage.getByRole('heading', { name: 'Report', level: 1 })).toBeFocused();
  await tabTo(staffPage, 'link', 'Three months');
  await keyboard.press('Enter');
  await expect(staffPage.getByRole('link', { name: 'Three months' })).toHaveAttribute('aria-current');
  await expect(staffPage.getByRole('table', { name: 'Time to the first contact' })).toBeVisible();
});
