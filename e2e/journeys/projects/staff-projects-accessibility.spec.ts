import { expect } from '@playwright/test';
import { expectNoViolation, expectNoViolationWhileLoading } from '../browser/no-violation.ts';
import { photographFile, test } from '../setup/project-fixtures.ts';

test('the list of projects, a lifted row, its question and the bin have no accessibility violation', async ({
  staffPage,
  projects: [project],
}) => {
  await staffPage.goto('/admin/projects');
  const row = staffPage.getByRole('row', { name: project.title });
  await staffPage.getByRole('button', { name: new RegExp(`^Move ${project.title}`) }).press('Space');
  await expectNoViolation(staffPage);
  await staffPage.keyboard.press('Escape');
  await row.getByRole('button', { name: 'Delete' }).click();
  await expect(staffPage.getByRole('dialog')).toBeVisible();
  await expectNoViolation(staffPage, 'dialog[open]');
  await staffPage.getByRole('button', { name: 'Delete project' }).click();
  await staffPage.getByRole('link', { name: 'Open the bin' }).click();
  await row.getByRole('button', { name: 'Delete for good' }).click();
  await expect(staffPage.getByRole('dialog', { name: 'Delete this project for good?' })).toBeVisible();
  await expectNoViolation(staffPage, 'dialog[open]');
});

test('no projects, and ones that cannot be loaded, have no accessibility violation', async ({
  staffPage,
}) => {
  await staffPage.route('**/api/admin/project', (route) => route.fulfill({ json: { data: [] } }));
  await staffPage.goto('/admin/projects');
  await expect(staffPage.getByText('No projects found.')).toBeVisible();
  await expectNoViolation(staffPage);
  await staffPage.route('**/api/admin/project', (route) => route.abort());
  await staffPage.reload();
  await expect(staffPage.getByText('The projects could not be loaded.').first()).toBeVisible();
  await expectNoViolation(staffPage);
});

test('the form of a project has no accessibility violation, with everything open and with what it refuses', async ({
  staffPage,
}) => {
  await staffPage.goto('/admin/add-project');
  await staffPage
    .getByLabel('Add pictures')
    .setInputFiles([
      await photographFile('room.jpg', 1440, 960),
      await photographFile('whatsapp.jpg', 720, 480),
    ]);
  await expect(staffPage.getByText('Too small: 720 x 480 px.')).toBeVisible();
  await staffPage.getByRole('button', { name: /^Picture 1 ?,/ }).click();
  for (const name of ['Add a passage', 'Add a pair', 'Add a material', 'Add a credit'])
    await staffPage.getByRole('button', { name }).click();
  await staffPage.getByLabel('Picture that shows it').selectOption({ label: 'Picture 1' });
  await staffPage.getByText('How the range is figured').click();
  await staffPage.getByRole('radio', { name: 'Scheduled' }).check({ force: true });
  await staffPage.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(staffPage.getByText('Some fields need another look.').first()).toBeVisible();
  await expectNoViolationWhileLoading(staffPage);
});
