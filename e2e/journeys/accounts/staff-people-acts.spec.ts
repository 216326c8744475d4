import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { expectNoViolation } from '../browser/no-violation.ts';
import { expectNothingLost } from '../browser/nothing-lost.ts';

test('an owner invites, blocks, resets and removes people, and takes back what was a mistake', async ({
  staffPage,
  staff,
  colleague,
  enquirer,
  rows,
}) => {
  const email = `${randomUUID()}@example.com`;
  const mailed = () => rows('SELECT FROM invitation WHERE email = $1 AND mailed_at IS NOT NULL', email);
  const idOf = '(SELECT id FROM admin WHERE email = $1)';
  await rows(
    `INSERT INTO authenticator_app (admin_id, secret, active_since) VALUES (${idOf}, 'sealed', now())`,
    colleague.email,
  );
  await rows(`UPDATE enquiry SET owner_id = ${idOf} WHERE email = $2`, colleague.email, enquirer.email);
  const heading = randomUUID();
  await rows(
    `INSERT INTO writing_draft (admin_id, draft, kind, revision, device, device_kind, content, pictures)
     VALUES (${idOf}, $2, 'blog', 1, '', 'phone', jsonb_build_object('heading', $3::text), '{}')`,
    colleague.email,
    randomUUID(),
    heading,
  );
  await staffPage.goto('/admin/people');
  const press = (name: string) => staffPage.getByRole('button', { name, exact: true }).click();
  const undo = (said: string) => staffPage.getByText(said).getByRole('button', { name: 'Undo' });
  const form = staffPage.getByRole('form', { name: 'Invite somebody' });
  await form.getByLabel('Email address').fill(email);
  await form.getByRole('button', { name: 'Invite' }).click();
  await expect(staffPage.getByText(`The invitation to ${email} is on its way.`)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Invite' })).toBeFocused();
  await expect.poll(mailed).toHaveLength(1);
  const failMail = () =>
    rows('UPDATE invitation SET mailed_at = NULL, mail_failed_at = now() WHERE email = $1', email);
  await failMail();

  await press(`Block ${colleague.email}`);
  // A message stays while it has the focus.
  await undo('is blocked and signed out everywhere.').focus();
  const row = staffPage.getByRole('row', { name: colleague.email });
  await expect(row).toContainText('Blocked');
  const failed = staffPage
    .getByRole('alert')
    .filter({ hasText: `The invitation to ${email} could not be sent.` });
  await expect(failed).toContainText(/or give them this link, .*\/admin\/join#[\w.-]{80}/);
  await undo('is blocked and signed out everywhere.').click();
  await expect(row).not.toContainText('Blocked');

  await press(`Take back the invitation to ${email}`);
  await undo('The invitation is taken back.').focus();
  await expect(staffPage.getByText(`${email} could not be sent.`)).toHaveCount(0);
  await undo('The invitation is taken back.').click();
  await expect(staffPage.getByRole('button', { name: `Take back the invitation to ${email}` })).toBeVisible();

  await expect(row).toContainText('On, app');
  await press(`Reset the second factor of ${colleague.email}`);
  await expectNoViolation(staffPage);
  await press('Reset it');
  await expect(row.getByText('Off', { exact: true })).toBeVisible();

  await expect.poll(mailed).toHaveLength(1);
  await failMail();
  await press(`Remove ${colleague.email}`);
  const dialog = staffPage.getByRole('dialog', { name: `Remove ${colleague.email}?` });
  await expect(dialog.getByLabel('Who takes their open enquiry?')).toHaveValue(/./);
  await expect(dialog.getByLabel('Who takes their text that was never saved?')).toHaveValue(/./);
  await expectNoViolation(staffPage);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
  const taken = `SELECT admin.email FROM enquiry JOIN admin ON admin.id = owner_id WHERE enquiry.email = $1`;
  expect(await rows(taken, enquirer.email)).toEqual([{ email: staff.email }]);
  const handedOver = `SELECT admin.email FROM writing_draft JOIN admin ON admin.id = admin_id WHERE content ->> 'heading' = $1`;
  expect(await rows(handedOver, heading)).toEqual([{ email: staff.email }]);
  await expect(failed).toBeVisible();
  await expectNoViolation(staffPage);
  await expectNothingLost(staffPage);
  await rows('DELETE FROM invitation WHERE email = $1', email);
});
