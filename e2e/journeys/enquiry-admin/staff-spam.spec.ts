import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { enquiryFields } from '../../../testing/actors/visitor.ts';
import { test } from '../setup/fixtures.ts';
import { expectNoViolation } from '../browser/no-violation.ts';

test('a suspected enquiry waits in its own list with its reasons, and is new once it is not spam', async ({
  staffPage,
  request,
  rows,
  mailsTo,
}) => {
  const [name, email] = [`Nidhi ${randomUUID().slice(0, 8)}`, `${randomUUID()}@example.com`];
  const message = 'Backlinks for our new kitchen';
  const multipart = enquiryFields({ name, email, website: 'x', elapsed_ms: '900', message });
  await request.post('/api/enquiry', { multipart });

  await staffPage.goto('/admin/enquiries');
  const tabs = staffPage.getByRole('navigation', { name: 'Show' });
  await tabs.getByRole('link', { name: /^Suspected spam \d+$/ }).click();
  await expect(staffPage.getByText(/Each is deleted 30 days after it came here/)).toBeVisible();
  const row = staffPage.getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText('Spam, 155 points');
  await row.getByRole('link').click();

  const reasons = staffPage.getByRole('region', { name: 'This looks like spam' });
  await expect(reasons.getByRole('listitem')).toHaveText([
    '+70 A field that people do not see was filled in.',
    '+60 The form was filled in faster than anybody can type.',
    /^\+25 It has words that are often seen in .*: “backlinks”\.$/,
  ]);
  await expectNoViolation(staffPage);
  await reasons.getByRole('button', { name: 'Not spam' }).click();
  await expect(staffPage.getByText('It is new now, and the mails are on their way.')).toBeVisible();
  await expect(reasons).toHaveCount(0);
  await expect(staffPage.getByRole('heading', { name })).toBeFocused();
  await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
  await rows('DELETE FROM enquiry WHERE email = $1', email);
});
