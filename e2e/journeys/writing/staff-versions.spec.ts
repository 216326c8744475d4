import { expect, type Page } from '@playwright/test';
import { signInPage, staffToken } from '../setup/fixtures.ts';
import { expectNoViolation } from '../browser/no-violation.ts';
import { test } from '../setup/project-fixtures.ts';
import { untilSaid } from '../browser/untilSaid.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('the version before is compared, put back into the editor, and saved as a new one', async ({
  staffPage,
  post,
}) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  const title = staffPage.getByLabel('Title', { exact: true });
  await title.fill(`Better ${post.heading}`);
  await save(staffPage);
  await untilSaid(staffPage, 'Blog updated successfully!');
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await staffPage.getByRole('link', { name: 'Versions' }).click();
  await expect(staffPage.getByRole('heading', { name: '2 versions' })).toBeVisible();
  const change = staffPage.getByRole('region', { name: 'What changed' });
  await expect(change.getByRole('heading', { name: 'Title' })).toBeVisible();
  await expect(change.getByRole('insertion').filter({ hasText: 'added: Better' })).toBeVisible();
  await expectNoViolation(staffPage);
  await staffPage.getByRole('button', { name: /^Put .* back$/ }).click();
  await staffPage.getByRole('button', { name: 'Put it back' }).click();
  await expect(title).toHaveValue(post.heading);
  await expect(
    staffPage.getByText(/^(Today|Yesterday)’s version of .* is back in the editor\.$/),
  ).toBeVisible();
  await save(staffPage);
  await untilSaid(staffPage, 'Blog updated successfully!');
  await staffPage.goto(`/admin/edit-blog/${post.id}/versions`);
  await expect(staffPage.getByRole('listitem').first()).toContainText('put an older one back');
  await staffPage.keyboard.press('Escape');
  await expect(staffPage).toHaveURL(`/admin/edit-blog/${post.id}`);
});

test('who writes in a blog is told beside its versions, and a version that is put back meets their save', async ({
  staffPage,
  browser,
  colleague,
  request,
  post,
}) => {
  const headers = { Authorization: `Bearer ${await staffToken(request)}` };
  const update = (multipart: Record<string, string>) =>
    request.post(`/api/admin/blog/${post.id}/update`, { headers, multipart });
  await update({ heading: 'The second title' });
  const context = await browser.newContext();
  const other = await context.newPage();
  await signInPage(other, colleague);
  await other.goto(`/admin/edit-blog/${post.id}`);
  await expect(other.getByLabel('Title', { exact: true })).toHaveValue('The second title');

  await staffPage.goto(`/admin/edit-blog/${post.id}/versions`);
  await expect(staffPage.getByText(`${colleague.email} is editing this blog,`)).toBeVisible();
  await expectNoViolation(staffPage);
  await staffPage.getByRole('button', { name: /^Put .* back$/ }).click();
  await staffPage.getByRole('button', { name: 'Put it back' }).click();
  await expect(staffPage.getByLabel('Title', { exact: true })).toHaveValue(post.heading);

  await other.getByLabel('Title', { exact: true }).fill('The title of somebody else');
  await save(other);
  await untilSaid(other, 'Blog updated successfully!');
  await context.close();
  await save(staffPage);
  const dialog = staffPage.getByRole('dialog');
  await expect(dialog.getByText('The title of somebody else')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save mine over it' }).click();
  await untilSaid(staffPage, 'Blog updated successfully!');
  await staffPage.goto(`/admin/edit-blog/${post.id}/versions`);
  await expect(staffPage.getByRole('heading', { name: '4 versions' })).toBeVisible();
  await expect(staffPage.getByRole('listitem').first()).toContainText('put an older one back');
});

test('any two versions of a project are compared', async ({ staffPage, request, projects: [project] }) => {
  const headers = { Authorization: `Bearer ${await staffToken(request)}` };
  const address = `/api/admin/project/${project.id}`;
  for (const place of ['Verandah', 'Courtyard']) {
    const { data } = await (await request.get(address, { headers })).json();
    const content = { ...data.content, place };
    await request.post(`${address}/update`, { headers, data: { version: data.version, content } });
  }
  await staffPage.goto(`/admin/edit-project/${project.id}/versions`);
  await staffPage.getByRole('link', { name: /first saved/ }).click();
  const change = staffPage.getByRole('region', { name: 'What changed' });
  await expect(change.getByRole('insertion').filter({ hasText: 'added: Verandah' })).toBeVisible();
  await change.getByLabel('Compare with').selectOption({ index: 0 });
  await expect(change.getByRole('insertion').filter({ hasText: 'added: Courtyard' })).toBeVisible();
});
