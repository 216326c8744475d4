import { expect } from '@playwright/test';
import * as z from 'zod';
import { test } from '../setup/fixtures.ts';

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

const found = z.tuple([z.object({ id: z.int() })]);

test('on a phone a picture that is pressed comes into view, and leads back to its place in the grid', async ({
  staffPage,
  rows,
}) => {
  const [{ id }] = found.parse(await rows(`SELECT id FROM project WHERE slug = 'the-verandah-flat'`));
  await staffPage.goto(`/admin/edit-project/${id}`);
  const picture = staffPage.getByRole('button', { name: /^Picture 3 ?,/ });
  await picture.tap();
  const heading = staffPage.getByRole('heading', { name: /^Picture 3 of / });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await staffPage.getByRole('button', { name: 'Back to the pictures' }).tap();
  await expect(picture).toBeFocused();
  await expect(picture).toBeInViewport();
});
