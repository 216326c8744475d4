import { expect, type Page } from '@playwright/test';
import { expectNoViolation } from '../browser/no-violation.ts';
import { expectNothingLost } from '../browser/nothing-lost.ts';
import { openStudio, press, section, test } from './fixtures.ts';

const said = (page: Page) => page.getByText('Saved. It is on the site.');

test('a row is edited in its place, refused while it is too long, saved once and undone', async ({
  staffPage: page,
  words,
}) => {
  const before = await words.value('team');
  await openStudio(page);
  const team = section(page, 'Team');
  await press(team, 'Edit Meera Kohli');
  await press(team, 'Edit Arjun Bhatia');
  await expect(team.getByRole('form', { name: 'Meera Kohli' })).toHaveCount(0);
  const line = team.getByLabel('One line about them');
  await line.fill('x'.repeat(61));
  await expect(line).toHaveAccessibleDescription(/61 of 60/);
  await press(team, 'Save');
  await expect(line).toHaveAccessibleDescription(/1 character too many for the design/);
  await expect(line).toBeFocused();
  expect(await words.value('team')).toEqual(before);
  await line.fill('Kitchens, and the shelf above them');
  await team.getByRole('button', { name: 'Save' }).dblclick();
  await expect(said(page)).toHaveCount(1);
  await expect(team.getByRole('button', { name: 'Edit Arjun Bhatia' })).toBeFocused();
  expect(JSON.stringify((await words.shown())['team'])).toContain('Kitchens, and the shelf above them');
  await press(page, 'Undo');
  await expect(page.getByText('It is as it was before.')).toBeVisible();
  expect(await words.value('team')).toEqual(before);
});

test('a client is added, put in order, removed and put back by keyboard alone', async ({
  staffPage: page,
  words,
}) => {
  const before = await words.value('clients');
  await openStudio(page);
  const { keyboard } = page;
  const clients = section(page, 'Clients');
  await clients.getByRole('button', { name: 'Add a client' }).press('Enter');
  await expect(clients.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await keyboard.type('Two Banyan Press');
  await keyboard.press('Enter');
  const edit = clients.getByRole('button', { name: 'Edit Two Banyan Press' });
  await expect(edit).toBeFocused();
  for (let back = 0; back < 3; back += 1) await keyboard.press('Shift+Tab');
  await expect(clients.getByRole('button', { name: 'Move Two Banyan Press, place 9 of 9' })).toBeFocused();
  for (const key of ['Space', 'ArrowUp', 'ArrowUp']) await keyboard.press(key);
  await expect(clients.getByRole('status')).toHaveText('Two Banyan Press is now 7 of 9.');
  await keyboard.press('Space');
  await expect(page.getByText('The order is saved.')).toBeVisible();
  await expect.poll(async () => (await words.shown())['clients']).toHaveProperty('6', 'Two Banyan Press');
  for (let on = 0; on < 4; on += 1) await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(clients.getByRole('group', { name: 'Two Banyan Press is removed.' })).toBeVisible();
  await expect(clients.getByRole('button', { name: 'Undo' })).toBeFocused();
  expect(await words.value('clients')).toEqual(before);
  await keyboard.press('Enter');
  await expect(edit).toBeFocused();
  expect(await words.value('clients')).toHaveProperty('6', 'Two Banyan Press');
  await words.save('clients', before);
});

test('hours that end before they begin are refused, and the promise follows the right ones', async ({
  staffPage: page,
  words,
}) => {
  const before = await words.value('hours');
  await openStudio(page);
  const hours = section(page, 'Hours and holidays');
  await hours.getByLabel('Saturday, closes').fill('09:00');
  await press(hours, 'Save');
  await expect(hours.getByRole('alert')).toContainText(
    'Saturday closes before it opens. Nothing is saved yet.',
  );
  await expect(hours.getByLabel('Saturday, closes')).toHaveAttribute('aria-invalid', 'true');
  expect(await words.value('hours')).toEqual(before);
  await hours.getByLabel('Saturday, closes').fill('17:00');
  await expect(hours.getByText(/one sent .* at 16:30, on Monday .*at 11:30/)).toBeVisible();
  await press(hours, 'Save');
  await said(page).waitFor();
  await press(hours, 'Edit A call within two working hours');
  await hours.getByLabel('Working hours within which you call').fill('41');
  await press(hours.getByRole('form'), 'Save');
  await expect(hours.getByRole('form')).toContainText('Please write a whole number from 1 to 40.');
  await hours.getByLabel('Working hours within which you call').fill('3');
  await press(hours.getByRole('form'), 'Save');
  await expect(hours.getByText('A call within three working hours')).toBeVisible();
  await expect(hours.getByText(/one sent .* at 16:30, on Monday .*at 12:30/)).toBeVisible();
  await expect(async () => {
    await page.goto('/contact-us');
    await expect(page.getByText('will ring you within three working hours')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await openStudio(page);
  for (const [day, name, row] of [
    ['2035-12-25', 'Christmas', 'Tuesday, 25 December 2035'],
    ['2035-01-26', 'Republic Day', 'Friday, 26 January 2035'],
  ] as const) {
    await press(hours, 'Add a holiday');
    await hours.getByLabel('Day', { exact: true }).fill(day);
    await hours.getByLabel('Name', { exact: true }).fill(name);
    await press(hours.getByRole('form'), 'Save');
    await expect(hours.getByRole('button', { name: `Edit ${row}` })).toBeFocused();
  }
  await expect(hours.getByRole('listitem').filter({ hasText: '2035' })).toContainText([
    'Republic Day',
    'Christmas',
  ]);
  await words.save('hours', before);
});

test('what somebody else saved meanwhile is shown, and nothing is overwritten or doubled', async ({
  staffPage: page,
  words,
}) => {
  const before = await words.value('milestones');
  const years = [{ year: 2024, title: 'The fiftieth project', text: 'Smaller than most.' }];
  await openStudio(page);
  const milestones = section(page, 'Milestones');
  await press(milestones, 'Edit 2024 The fiftieth project');
  await words.save('milestones', years);
  await milestones.getByLabel('In one or two sentences').fill('Our smallest budget.');
  await press(milestones, 'Save');
  const form = milestones.getByRole('form');
  await expect(form).toContainText('What is there now: 2024 The fiftieth project Smaller than most.');
  await expect(form.getByLabel('In one or two sentences')).toHaveValue('Our smallest budget.');
  expect(await words.value('milestones')).toEqual(years);
  await page.route(
    '**/api/admin/content/milestones',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await press(form, 'Save');
  await expect(form).toContainText('What you wrote is still in the row.');
  await press(form, 'Save');
  await said(page).waitFor();
  expect(await words.value('milestones')).toEqual([{ ...years[0], text: 'Our smallest budget.' }]);
  await words.save('milestones', before);
});

test('a row that somebody else changed is neither replaced nor removed before that is told', async ({
  staffPage: page,
  words,
}) => {
  const before = await words.value('social');
  const links = ['One', 'Two'].map((label) => ({ label, href: 'https://example.com/old' }));
  const theirs = links.map(({ label }) => ({ label, href: 'https://example.com/theirs' }));
  await words.save('social', links);
  await openStudio(page);
  const social = section(page, 'Social links');
  const row = (name: string) => social.getByRole('form', { name });
  for (const { label } of links) {
    await press(social, `Edit ${label}`);
    await row(label).getByLabel('Name', { exact: true }).fill(`${label}, mine`);
  }
  await words.save('social', theirs);
  await press(row('One'), 'Save');
  await expect(row('One')).toContainText('What is there now: One example.com/theirs');
  await press(row('One'), 'Save');
  await said(page).waitFor();
  await press(row('Two'), 'Save');
  await expect(row('Two')).toContainText('Somebody else has changed this row since you opened it.');
  expect(await words.value('social')).toMatchObject([{ label: 'One, mine' }, theirs[1]]);
  await press(row('Two'), 'Save');
  await expect
    .poll(() => words.value('social'))
    .toMatchObject([{ label: 'One, mine' }, { label: 'Two, mine' }]);
  const again = [{ label: 'One, mine', href: 'https://example.com/again' }];
  await words.save('social', again);
  await press(social, 'Remove One, mine');
  await expect(page.getByText('Somebody else has changed this list meanwhile.')).toBeVisible();
  await expect(social.getByText('example.com/again')).toBeVisible();
  expect(await words.value('social')).toEqual(again);
  await words.save('social', before);
});

test('an open row asks before it is left, and outlasts a reload until it is given up', async ({
  staffPage: page,
}) => {
  await openStudio(page);
  const social = section(page, 'Social links');
  await press(social, 'Add a link');
  await social.getByLabel('Name', { exact: true }).fill('Pinterest');
  await page.getByRole('link', { name: 'Enquiries' }).click();
  await press(page.getByRole('dialog'), 'Stay here');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(social.getByText(/Not saved yet: you wrote this .*, and this device kept it/)).toBeVisible();
  await expect(social.getByLabel('Name', { exact: true })).toHaveValue('Pinterest');
  await press(social, 'Leave as it was');
  await expect(social.getByRole('form')).toHaveCount(0);
  await page.reload();
  await expect(social.getByRole('button', { name: 'Add a link' })).toBeVisible();
  await expect(social.getByRole('form')).toHaveCount(0);
});

test('a testimonial without consent on file is marked, not shown, and can be looked at before', async ({
  staffPage: page,
  words,
}) => {
  const before = await words.value('testimonials');
  await openStudio(page);
  const testimonials = section(page, 'Testimonials');
  await press(testimonials, 'Add a testimonial');
  await testimonials
    .getByLabel('Their words')
    .fill('Somebody finally asked where the printer would be loud.');
  await testimonials.getByLabel('Who', { exact: true }).fill('Fieldnote Media');
  await testimonials.getByLabel('What and where').fill('Office, Sector 62');
  await testimonials.getByLabel('Picture that stands').selectOption({ index: 1 });
  const opened = page.waitForEvent('popup');
  await testimonials.getByRole('button', { name: 'Preview' }).click();
  await expect(await opened).toHaveURL(/content-preview=/);
  await press(testimonials, 'Save');
  const row = testimonials.getByRole('listitem').filter({ hasText: 'printer would be loud' });
  await expect(row).toContainText('No consent on file, so it is not shown.');
  expect(JSON.stringify(await words.shown())).not.toContain('printer would be loud');
  await words.save('testimonials', before);
});

test('the screen has no accessibility violation, also open, refused and with a row removed', async ({
  staffPage: page,
  words,
}) => {
  const before = await words.value('social');
  await openStudio(page);
  await press(section(page, 'Services'), 'Edit Advice before you spend');
  await page.getByLabel('Heading', { exact: true }).fill('');
  await press(page.getByRole('form', { name: 'Advice before you spend' }), 'Save');
  await press(section(page, 'Team'), 'Edit Faiz Ansari');
  await page.route('**/content/team', (route) => route.abort());
  await page.getByLabel('What they do').fill('Working drawings');
  await press(page.getByRole('form', { name: 'Faiz Ansari' }), 'Save');
  await expect(page.getByText('Faiz Ansari could not be saved.').first()).toBeVisible();
  await page.getByLabel('Saturday, closes').fill('09:00');
  await press(section(page, 'Social links'), 'Remove LinkedIn');
  await expect(page.getByRole('group', { name: 'LinkedIn is removed.' })).toBeVisible();
  await expectNoViolation(page);
  await expectNothingLost(page);
  await words.save('social', before);
});
