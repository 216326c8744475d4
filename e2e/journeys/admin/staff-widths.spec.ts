import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import * as z from 'zod';
import { complaintsOf } from '../browser/complaints.ts';
import { untilNothingLoads } from '../browser/no-violation.ts';
import { expectNothingLost } from '../browser/nothing-lost.ts';
import { test } from '../setup/fixtures.ts';
import { MISSED } from '../setup/missed-address.ts';
import { addPictures } from '../setup/pictures-of-post.ts';

const WIDTHS = [320, 360, 390, 768, 900, 1024, 1180];
const ROUTES = new URL('../../../frontend/admin/routes.ts', import.meta.url);
const found = z.tuple([z.object({ id: z.coerce.string() })]);
const OPEN_TO_ALL = ['/login', '/forgot-password', '/new-password', '/join'];

/** How far the page reaches beyond the window at each width at which it does. */
async function spillsOf(page: Page): Promise<Record<number, number>> {
  const spills: Record<number, number> = {};
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (spill > 0) spills[width] = spill;
  }
  return spills;
}

test('no screen of staff scrolls sideways, loses anything with large letters or says anything to the console', async ({
  staffPage,
  post,
  request,
  enquirer,
  rows,
}) => {
  test.slow();
  await addPictures(request, post);
  const who = `${randomUUID()}@example.com`;
  await rows(
    `INSERT INTO audit_entry (who, action, subject_type, subject, network)
     VALUES ($1, 'missed address taken in again', 'address', $2, '2001:db8:1234::/48')`,
    who,
    `/${'projects'.repeat(8)}`,
  );
  const missed = `/projects/the-verandah-flat-${randomUUID()}`;
  await rows(MISSED, missed);
  const one = async (sql: string, ...values: unknown[]) => found.parse(await rows(sql, ...values))[0].id;
  const project = await one('SELECT id FROM project WHERE deleted_at IS NULL ORDER BY id LIMIT 1');
  const enquiry = await one('SELECT id FROM enquiry WHERE email = $1', enquirer.email);
  const screens = [...readFileSync(ROUTES, 'utf8').matchAll(/path: '(\/[^']*)'/g)]
    .map(([, path = '']) => path)
    .filter((path) => !OPEN_TO_ALL.includes(path))
    .map((path) => path.replace('edit-blog/:id', `edit-blog/${post.id}`))
    .map((path) => path.replace('edit-project/:id', `edit-project/${project}`).replace(':id?', enquiry));
  expect(screens).toContain('/history');
  const complaints = complaintsOf(staffPage);
  for (const screen of [...screens, '/enquiries', `/history?person=${who}`])
    await test.step(screen, async () => {
      await staffPage.setViewportSize({ width: 1440, height: 900 });
      await staffPage.goto(`/admin${screen}`);
      await expect(staffPage.getByRole('heading', { level: 1 })).toBeVisible();
      await untilNothingLoads(staffPage);
      expect.soft(await spillsOf(staffPage), screen).toEqual({});
      await expectNothingLost(staffPage);
      expect.soft(complaints.splice(0), screen).toEqual([]);
    });
  await rows('DELETE FROM missed_address WHERE path = $1', missed);
});

test('on a small phone a field that comes into view stands below the bar with its buttons', async ({
  staffPage,
  post,
}) => {
  await staffPage.setViewportSize({ width: 320, height: 640 });
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  const title = staffPage.getByLabel('Title', { exact: true });
  await expect(title).toHaveValue(post.heading);
  await untilNothingLoads(staffPage);
  await title.evaluate((field) => field.scrollIntoView());
  const button = await staffPage.getByRole('button', { name: 'Save', exact: true }).boundingBox();
  const field = await title.boundingBox();
  expect(field?.y).toBeGreaterThan((button?.y ?? Infinity) + (button?.height ?? 0));
});

test('in a low window the bar with the buttons leaves the room to the form', async ({ staffPage, post }) => {
  await staffPage.setViewportSize({ width: 844, height: 390 });
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await expect(staffPage.getByLabel('Title', { exact: true })).toHaveValue(post.heading);
  await staffPage.getByLabel('Meta Title').evaluate((field) => field.scrollIntoView());
  await expect(staffPage.getByRole('heading', { level: 1 })).not.toBeInViewport();
});

test('the count of new enquiries covers neither the word beside it nor another part of the bar', async ({
  staffPage,
}) => {
  await staffPage.route('**/api/admin/enquiry/count', (route) => route.fulfill({ json: { new: 123 } }));
  await staffPage.goto('/admin/projects');
  const link = staffPage.getByRole('navigation').getByRole('link', { name: 'Enquiries 123 New' });
  await expect(link).toBeVisible();
  for (const width of WIDTHS) {
    await staffPage.setViewportSize({ width, height: 800 });
    const word = await link.evaluate((whole) => {
      const range = document.createRange();
      range.selectNodeContents(whole.querySelector('span')?.firstChild ?? whole);
      const { right, top } = range.getBoundingClientRect();
      return { right, top };
    });
    const count = await link.getByText('123').boundingBox();
    const whole = await link.boundingBox();
    if (!count || !whole) throw new Error('Nothing is shown.');
    const isAside = count.x >= word.right || count.y + count.height <= word.top;
    const isInside = count.x + count.width <= whole.x + whole.width + 0.5;
    expect.soft([isAside, isInside], `${width}`).toEqual([true, true]);
  }
});
