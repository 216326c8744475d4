import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { MISSED } from '../setup/missed-address.ts';
import { expectNoViolation } from '../browser/no-violation.ts';

const some = (name: string) => `/${name}-${randomUUID().slice(0, 8)}`;

async function open(page: Page): Promise<void> {
  await page.goto('/admin/addresses');
  await expect(page.getByRole('heading', { name: 'Old addresses that lead on' })).toBeVisible();
}

/** @returns where a visitor is sent, or the status */
async function visit(page: Page, path: string): Promise<string | number> {
  const answer = await page.request.get(path, { maxRedirects: 0 });
  return answer.headers()['location'] ?? answer.status();
}

test('a missed address is led to what was meant in one press, which can be taken back', async ({
  staffPage,
  rows,
}) => {
  const path = some('projects/the-verandah-flat');
  await rows(MISSED, path);
  await open(staffPage);
  const row = staffPage.getByRole('row', { name: path });
  await expect(row.getByText(/^9000, last (today|yesterday)/)).toBeVisible();
  await expect(row.getByText('Google search')).toBeVisible();
  expect(await visit(staffPage, path)).toBe(404);
  await row.getByRole('button', { name: 'Lead to The Verandah Flat' }).click();
  await expect(staffPage.getByText(`${path} leads to The Verandah Flat now.`)).toBeVisible();
  const undo = staffPage.getByRole('button', { name: 'Undo' });
  // A message stays while it has the focus.
  await undo.focus();
  await expect(row.getByText(/last (today|yesterday)/)).toHaveCount(0);
  const tagged = '?utm_source=mail';
  expect(await visit(staffPage, path + tagged)).toBe(`/projects/the-verandah-flat${tagged}`);
  await undo.click();
  // The visit that was answered 404 is counted within some seconds, too.
  await expect(row.getByText(/^900[01], last (today|yesterday)/)).toBeVisible();
  expect(await visit(staffPage, path)).toBe(404);
  await row.getByRole('button', { name: `Elsewhere: lead ${path}` }).click();
  await expect(staffPage.getByLabel('Leads to', { exact: true })).toBeFocused();
  await expect(staffPage.getByLabel('Old address', { exact: true })).toHaveValue(path);
  await row.getByRole('button', { name: `Leave out ${path}` }).press('Enter');
  await expect(staffPage.getByText(`${path} is left out. It stays missed.`)).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(staffPage.getByRole('heading', { name: 'Missed addresses' })).toBeFocused();
  await staffPage.reload();
  await staffPage.getByText(/^\d+ address(es)? left out$/).click();
  await staffPage.getByRole('button', { name: `Take ${path} in again` }).press('Enter');
  await expect(staffPage.getByText(`${path} is counted as missed again.`)).toBeVisible();
  await expect(row).toBeVisible();
  await expect(staffPage.getByRole('heading', { name: 'Missed addresses' })).toBeFocused();
  await rows('DELETE FROM missed_address WHERE path = $1', path);
});

test('an address is added by keys alone, is refused where it leads in a circle, is changed and removed', async ({
  staffPage,
}) => {
  const from = some('old');
  await open(staffPage);
  await staffPage.getByLabel('Old address', { exact: true }).focus();
  await staffPage.keyboard.type(from);
  await staffPage.keyboard.press('Tab');
  await staffPage.keyboard.type(`${from}/`);
  await staffPage.keyboard.press('Enter');
  const end = staffPage.getByLabel('Leads to', { exact: true });
  await expect(end).toHaveAccessibleDescription(
    `This would lead in a circle: ${from} to itself. Choose another end.`,
  );
  await expect(end).toBeFocused();
  await end.fill('/projects');
  await staffPage.keyboard.press('Enter');
  await expect(staffPage.getByText(`${from} leads to /projects now.`)).toBeVisible();
  await staffPage.goto(`/admin/addresses?all=1&search=${encodeURIComponent(from)}`);
  await staffPage.getByRole('button', { name: `Change where ${from} leads` }).click();
  const dialog = staffPage.getByRole('dialog');
  await dialog.getByLabel('Leads to').fill('/blogs');
  await staffPage.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await staffPage.getByRole('button', { name: `Remove ${from}` }).click();
  await expect(staffPage.getByText(`${from} leads nowhere now.`)).toBeVisible();
});

test('the screen, its dialogs and its failure have no accessibility violation, on a phone too', async ({
  staffPage,
  rows,
}) => {
  const path = some('missed');
  await rows(MISSED, path);
  await open(staffPage);
  await expectNoViolation(staffPage);
  await staffPage.setViewportSize({ width: 320, height: 640 });
  await expectNoViolation(staffPage);
  await staffPage.getByRole('button', { name: 'Import a file' }).click();
  const dialog = staffPage.getByRole('dialog', { name: 'Import a file' });
  await dialog.getByLabel('Lines').fill('/a,/nowhere\n/b,javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Import' }).click();
  await expect(dialog.getByText('Line 2: Please write a page of this site')).toBeVisible();
  await expectNoViolation(staffPage, 'dialog[open]');
  await staffPage.keyboard.press('Escape');
  await staffPage.route('**/api/admin/addresses**', (route) => route.abort());
  await staffPage.reload();
  await expect(staffPage.getByText('They still work on the site; only this list is missing.')).toBeVisible();
  await expectNoViolation(staffPage);
  await rows('DELETE FROM missed_address WHERE path = $1', path);
});
