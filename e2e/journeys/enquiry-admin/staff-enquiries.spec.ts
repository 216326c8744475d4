import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { enquiryFields } from '../../../testing/actors/visitor.ts';
import { test } from '../setup/fixtures.ts';

test.describe('An enquiry', () => {
  test.beforeEach(async ({ staffPage, enquirer }) => {
    await staffPage.goto(`/admin/enquiries?search=${encodeURIComponent(enquirer.name)}`);
    await staffPage.getByRole('listitem').getByRole('link', { name: enquirer.name }).click();
    await expect(staffPage.getByRole('heading', { name: enquirer.name })).toBeFocused();
  });

  test('is found by a name and shows what was sent, with the exact words of consent', async ({
    staffPage,
    enquirer,
    rows,
  }) => {
    await staffPage.goto('/admin/enquiries');
    await staffPage.getByRole('searchbox', { name: 'Search by name' }).fill(enquirer.name);
    await expect(staffPage).toHaveURL(/\?search=/);
    await staffPage.getByRole('listitem').getByRole('link', { name: enquirer.name }).click();
    await expect(staffPage).toHaveURL(/\/admin\/enquiries\/[\w-]+\?search=/);
    const [stored] = await rows('SELECT consent_text FROM enquiry WHERE email = $1', enquirer.email);
    await expect(staffPage.getByText(String(stored?.['consent_text']))).toBeVisible();
    await expect(
      staffPage.getByText(/^Wording .* Box ticked by the person (today|yesterday) at /),
    ).toBeVisible();
    const article = staffPage.getByRole('article');
    await expect(article.getByText(/^Call (due in|overdue by) /)).toBeVisible();
    await expect(article.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:\+9198\d{8}$/);
    await expect(article.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/9198\d{8}\?text=Hello%20Nidhi%20/,
    );
    await expect(article.getByRole('link', { name: 'Write a mail' })).toHaveAttribute(
      'href',
      `mailto:${enquirer.email}`,
    );
  });

  test('is marked as called, and then has no call due', async ({ staffPage, enquirer }) => {
    await staffPage.getByRole('combobox', { name: 'State' }).selectOption('Called');
    await expect(staffPage.getByText('The state is changed.')).toBeVisible();
    await expect(staffPage.getByRole('article').getByText(/^Call (due in|overdue)/)).toHaveCount(0);
    await expect(staffPage.getByRole('listitem').filter({ hasText: enquirer.name })).toContainText('Called');
    await staffPage.getByRole('combobox', { name: 'State' }).selectOption('Won');
    await staffPage.getByRole('navigation', { name: 'Show' }).getByRole('link', { name: 'Won' }).click();
    await expect(staffPage.getByRole('listitem').getByRole('link', { name: enquirer.name })).toBeVisible();
  });

  test('stays open, and leaves the focus alone, while something else is searched for', async ({
    staffPage,
    enquirer,
  }) => {
    const search = staffPage.getByRole('searchbox', { name: 'Search by name' });
    await search.fill('Nobody of this name');
    await expect(staffPage).toHaveURL(/\/admin\/enquiries\/[\w-]+\?search=Nobody/);
    await expect(search).toBeFocused();
    await expect(staffPage.getByRole('heading', { name: enquirer.name })).toBeVisible();
  });

  test('that is worked on stays in view when it leaves the list', async ({ staffPage, enquirer }) => {
    await staffPage.goto(`/admin/enquiries?state=new&search=${encodeURIComponent(enquirer.name)}`);
    await staffPage.getByRole('combobox', { name: 'State' }).selectOption('Called');
    await expect(staffPage.getByRole('listitem').filter({ hasText: enquirer.name })).toHaveCount(0);
    await expect(staffPage.getByRole('heading', { name: enquirer.name })).toBeVisible();
  });

  test('keeps notes with who wrote them, once, though the line broke before the answer', async ({
    staffPage,
    staff,
  }) => {
    await staffPage.route('**/notes', (route) => route.fetch().then(() => route.abort()), { times: 2 });
    await staffPage.getByRole('textbox', { name: 'New note' }).fill('Rings back on Friday.');
    await staffPage.getByRole('button', { name: 'Add note' }).click();
    await expect(staffPage.getByText('The note could not be added.')).toBeVisible();
    await staffPage.getByRole('button', { name: 'Add note' }).click();
    const days = staffPage.getByRole('region', { name: /^(Today|Yesterday), / });
    const notes = days.getByRole('listitem').filter({ hasText: 'wrote a note' });
    await expect(notes).toHaveCount(1);
    await expect(notes).toContainText(`${staff.email} wrote a note`);
    await expect(notes).toContainText('Rings back on Friday.');
    await expect(staffPage.getByRole('textbox', { name: 'New note' })).toHaveValue('');
    await expect(staffPage.getByRole('textbox', { name: 'New note' })).toBeFocused();
  });

  test('keeps a note that was begun, through another page and a reload', async ({ staffPage }) => {
    const note = staffPage.getByRole('textbox', { name: 'New note' });
    await note.fill('Half a sentence about the');
    await staffPage.getByRole('link', { name: 'Blogs', exact: true }).click();
    await expect(staffPage.getByRole('table')).toBeVisible();
    await staffPage.goBack();
    await expect(note).toHaveValue('Half a sentence about the');
    await staffPage.reload();
    await expect(note).toHaveValue('Half a sentence about the');
  });

  test('has its mails sent again, to an address that is corrected too', async ({ staffPage, enquirer }) => {
    const again = staffPage.getByRole('button', { name: 'Send again: To the visitor' });
    await again.press('Enter');
    await expect(staffPage.getByText('The mail is on its way.')).toBeVisible();
    await expect(again).toBeFocused();
    for (const address of [`corrected.${enquirer.email}`, enquirer.email]) {
      await staffPage.getByRole('button', { name: 'Correct the address' }).click();
      await staffPage.getByLabel('Email address').fill(address);
      await staffPage.getByRole('button', { name: 'Save the address' }).click();
      await expect(staffPage.getByText('The address is corrected.')).toBeVisible();
      await expect(staffPage.getByRole('definition').getByText(address, { exact: true })).toBeVisible();
    }
    const open = staffPage.getByRole('button', { name: 'Correct the address' });
    await open.click();
    await staffPage.getByLabel('Email address').fill('nobody');
    await staffPage.getByRole('button', { name: 'Save the address' }).click();
    await expect(staffPage.getByText('What you typed is still here.')).toBeVisible();
    await expect(staffPage.getByRole('textbox', { name: 'Email address' })).toHaveValue('nobody');
    await staffPage.getByRole('button', { name: 'Cancel' }).click();
    await expect(open).toBeFocused();
  });

  test('of somebody who wants to be left alone offers no way to reach them', async ({
    staffPage,
    enquirer,
  }) => {
    await staffPage.getByRole('button', { name: 'Do not contact any more' }).click();
    const asked = staffPage.getByRole('dialog', { name: 'Do not contact any more?' });
    await asked.getByRole('button', { name: 'Do not contact any more' }).click();
    await expect(
      staffPage.getByText(/This person has asked to be left alone, noted by .* (today|yesterday) at /),
    ).toBeVisible();
    await expect(staffPage.getByRole('article').getByRole('link', { name: 'Call' })).toHaveCount(0);
    await expect(staffPage.getByRole('button', { name: 'Send again: To the visitor' })).toHaveCount(0);
    await staffPage.getByRole('button', { name: 'Find a “do not contact”' }).click();
    await staffPage.getByLabel('Email address or number').fill(enquirer.email);
    await staffPage.getByRole('button', { name: 'Find', exact: true }).click();
    await expect(staffPage.getByText('There is an enquiry of this person')).toBeVisible();
    await staffPage.getByRole('button', { name: 'Close', exact: true }).click();
    await staffPage.getByRole('button', { name: 'May be contacted again' }).click();
    const question = staffPage.getByRole('dialog', { name: 'May be contacted again?' });
    await question.getByRole('button', { name: 'May be contacted again' }).click();
    await expect(question.getByText('Please choose how the person asked.')).toBeVisible();
    await question.getByRole('radio', { name: 'By telephone' }).check();
    await question.getByRole('button', { name: 'May be contacted again' }).click();
    await expect(staffPage.getByRole('article').getByRole('link', { name: 'Call' })).toBeVisible();
  });

  test.describe('whose number a stranger has typed in', () => {
    let stranger: string;
    test.beforeEach(async ({ staffPage, enquirer, rows }) => {
      stranger = `stranger-${randomUUID()}@example.com`;
      await rows(
        `INSERT INTO enquiry (name, email, phone, phone_e164, message, consent, consent_version, consent_text)
         SELECT 'A stranger', $1, phone, phone_e164, 'x', true, '2026-11', 'x' FROM enquiry WHERE email = $2`,
        stranger,
        enquirer.email,
      );
      await staffPage.reload();
      await expect(staffPage.getByRole('heading', { name: enquirer.name })).toBeVisible();
    });
    test.afterEach(async ({ rows }) => {
      await rows('DELETE FROM enquiry WHERE email = $1', stranger);
    });

    test('is erased alone, by the address, and never by the number', async ({
      staffPage,
      enquirer,
      rows,
    }) => {
      await staffPage.getByRole('button', { name: 'Erase this person' }).click();
      const question = staffPage.getByRole('dialog', { name: 'Erase this person?' });
      const meant = question.getByRole('list', { name: 'The enquiries that are meant' });
      await expect(
        question.getByRole('radio', { name: 'this email address and this number: 1' }),
      ).toBeChecked();
      await expect(meant.getByRole('listitem')).toHaveCount(1);
      await expect(question.getByRole('radio')).toHaveCount(2);
      await question.getByRole('radio', { name: 'With this email address: 1' }).check();
      await question.getByRole('button', { name: 'Erase for good' }).click();
      await expect(staffPage.getByText('The person was erased here.')).toBeVisible();
      const left = await rows('SELECT name FROM enquiry WHERE email IN ($1, $2)', stranger, enquirer.email);
      expect(left).toEqual([{ name: 'A stranger' }]);
    });

    test('is left alone by the email address only, when staff choose so', async ({
      staffPage,
      enquirer,
      rows,
    }) => {
      await staffPage.getByRole('button', { name: 'Do not contact any more' }).click();
      const question = staffPage.getByRole('dialog', { name: 'Do not contact any more?' });
      await question.getByRole('radio', { name: 'With this email address: 1' }).check();
      await question.getByRole('button', { name: 'Do not contact any more' }).click();
      await expect(staffPage.getByText('This person has asked to be left alone')).toBeVisible();
      expect(
        await rows('SELECT email, phone_e164 FROM do_not_contact WHERE email = $1', enquirer.email),
      ).toEqual([{ email: enquirer.email, phone_e164: null }]);
    });
  });

  test('is in the spreadsheet of those that the list shows', async ({ staffPage, enquirer }) => {
    const download = staffPage.waitForEvent('download');
    await staffPage.getByRole('button', { name: 'Download CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('enquiries.csv');
    const text = await readFile(await file.path(), 'utf8');
    expect(text.match(/@example\.com/g)).toHaveLength(1);
    expect(text).toContain(enquirer.email);
  });
});

test('an enquiry shows the project and the pictures that came with it, with their notes', async ({
  staffPage,
  request,
  rows,
}) => {
  const email = `${randomUUID()}@example.com`;
  const shortlist = JSON.stringify([
    { project: 'first-home', picture: '05', note: 'Could the tile be white?' },
    { project: 'pale-ash', picture: '01', note: '' },
  ]);
  const multipart = enquiryFields({ email, name: 'Meera Sen', project: 'pale-ash', shortlist });
  expect((await request.post('/api/enquiry', { multipart })).ok()).toBe(true);
  await staffPage.goto(`/admin/enquiries?search=${email}`);
  await expect(staffPage.getByRole('listitem').filter({ hasText: 'Meera Sen' })).toContainText(
    'Pale Ash · Shortlist: 2 pictures',
  );
  const pane = staffPage.getByRole('article', { name: 'Meera Sen' });
  await expect(pane.getByRole('link', { name: /^Pale Ash \(/ })).toHaveAttribute(
    'href',
    '/projects/pale-ash',
  );
  const pictures = pane.getByRole('region', { name: 'Shortlist: 2 pictures' }).getByRole('listitem');
  await expect(pictures).toHaveText([
    /^First Home, picture 5.*Could the tile be white\?$/,
    /^Pale Ash, picture 1/,
  ]);
  await expect(pictures.getByRole('img')).toHaveCount(2);
  await rows('DELETE FROM enquiry WHERE email = $1', email);
});

test('new enquiries are counted beside the link to them', async ({ staffPage, enquirer: _one }) => {
  await staffPage.goto('/admin');
  await expect(staffPage.getByRole('link', { name: /^Enquiries [1-9]\d* New$/ })).toBeVisible();
});
