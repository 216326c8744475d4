import { expect, type Page } from '@playwright/test';
import { test } from '../setup/project-fixtures.ts';
import { untilSaid } from '../browser/untilSaid.ts';

const title = (page: Page) => page.getByLabel('Title', { exact: true });

/** The addresses that saves are sent to from now on. */
function watchSaves(page: Page): string[] {
  const saves: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/update')) saves.push(request.url());
  });
  return saves;
}

test('Enter in a field of a blog on the site puts nothing there that is half written', async ({
  staffPage,
  post,
}) => {
  const saves = watchSaves(staffPage);
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await title(staffPage).fill('Half a sen');
  for (const label of ['Meta Title', 'Slug', 'Date', 'Published'])
    await staffPage.getByLabel(label, { exact: true }).press('Enter');
  await expect(staffPage.getByText('Draft saved at')).toBeVisible();
  await expect(title(staffPage)).toHaveValue('Half a sen');
  expect(saves).toEqual([]);
  await staffPage.getByLabel('Meta Title').press('Control+s');
  await untilSaid(staffPage, 'Blog updated successfully!');
});

test('Enter in a field of a project saves nothing', async ({ staffPage, projects: [project] }) => {
  const saves = watchSaves(staffPage);
  await staffPage.goto(`/admin/edit-project/${project.id}`);
  await title(staffPage).fill(`${project.title}, half`);
  await staffPage.getByLabel('Slug', { exact: true }).press('Enter');
  await expect(staffPage.getByText('Draft saved at')).toBeVisible();
  await expect(title(staffPage)).toHaveValue(`${project.title}, half`);
  expect(saves).toEqual([]);
});
