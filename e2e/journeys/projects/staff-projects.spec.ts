import { expect, type Page, type Route } from '@playwright/test';
import { photographFile, type SomeProject, test } from '../setup/project-fixtures.ts';
import { untilSaid } from '../browser/untilSaid.ts';

const title = (page: Page) => page.getByLabel('Title', { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('a project is written with many pictures at once and saved as a draft', async ({
  staffPage,
  named,
  rows,
}) => {
  await staffPage.goto('/admin/add-project');
  await title(staffPage).fill(`${named} of ash`);
  await staffPage.getByLabel('Place', { exact: true }).fill('Sector 121, Noida');
  await staffPage.getByLabel('Size, sq ft').fill('1,520');
  const files = [
    await photographFile('whole-room.jpg', 1600, 1000),
    await photographFile('whatsapp.jpg', 720, 480),
    await photographFile('table.jpg', 1500, 1000),
  ];
  await staffPage.getByLabel('Add pictures').setInputFiles(files);
  await expect(staffPage.getByText('Added as picture 2')).toBeVisible();
  await expect(
    staffPage.getByText('Too small: 720 x 480 px. At least 1440 px wide is needed.'),
  ).toBeVisible();
  await staffPage
    .getByLabel('Choose another for whatsapp.jpg')
    .setInputFiles(await photographFile('whatsapp-large.jpg', 1440, 960));
  await expect(staffPage.getByText('3 pictures, 3 without alt text')).toBeVisible();

  await staffPage.getByRole('button', { name: /^Picture 2 ?,/ }).click();
  await staffPage.getByRole('button', { name: /^Focus point/ }).press('Shift+ArrowLeft');
  await staffPage.getByRole('button', { name: /^Focus point/ }).press('ArrowDown');
  await expect(staffPage.getByText('40 % from the left, 51 % from the top')).toBeVisible();
  await staffPage.getByLabel('Alt text', { exact: true }).fill('Table laid for six');
  await staffPage.getByRole('button', { name: 'Make it the cover' }).click();
  await staffPage.getByRole('button', { name: 'Move Picture 2, place 2 of 3' }).press('Space');
  await staffPage.keyboard.press('ArrowLeft');
  await staffPage.keyboard.press('Space');
  await expect(staffPage.getByText('Picture 2 is put down, 1 of 3.')).toBeAttached();

  await staffPage.getByRole('button', { name: 'Add a passage' }).click();
  await staffPage.getByLabel('Heading of passage 1').fill('What we moved');
  await staffPage
    .getByLabel('First picture of passage 1')
    .selectOption({ label: 'Picture 1: Table laid for six' });
  await staffPage.getByRole('button', { name: 'Add a credit' }).click();
  await staffPage.getByLabel('Name', { exact: true }).fill('Oak and sons');
  await save(staffPage);
  await untilSaid(staffPage, 'Project added successfully!');
  const row = staffPage.getByRole('row', { name: `${named} of ash` });
  await expect(row.getByText('Draft')).toBeVisible();
  await expect(row.getByText('3, 2 without alt')).toBeVisible();

  const [project] = await rows(`SELECT content FROM project WHERE content->>'title' = $1`, `${named} of ash`);
  expect(project).toMatchObject({
    content: {
      size_sqft: 1520,
      passages: [{ title: 'What we moved', pictures: [expect.any(String)] }],
      credits: [{ name: 'Oak and sons' }],
      pictures: [{ alt: 'Table laid for six', focus: { x: 40, y: 51 } }, { alt: '' }, { alt: '' }],
    },
  });

  await row.getByRole('link', { name: 'Edit' }).click();
  await staffPage.getByRole('button', { name: 'Add a material' }).click();
  await staffPage.getByRole('button', { name: 'Publish', exact: true }).click();
  await staffPage.getByRole('button', { name: 'Go there: picture 2' }).click();
  await expect(staffPage.getByLabel('Alt text', { exact: true })).toBeFocused();
  await staffPage.getByRole('button', { name: 'Go there: material 1' }).click();
  await expect(staffPage.getByLabel('Material', { exact: true })).toBeFocused();
});

test('a picture becomes the cover, is taken out and comes back, and no key falls through to the screen', async ({
  staffPage,
  projects: [one],
}) => {
  const press = (name: string) => staffPage.getByRole('button', { name, exact: true }).press('Enter');
  await staffPage.goto(`/admin/edit-project/${one.id}`);
  const add = staffPage.getByLabel('Add pictures');
  await add.setInputFiles([
    await photographFile('hall.jpg', 1610, 1000),
    await photographFile('stair.jpg', 1620, 1000),
  ]);
  await staffPage.getByRole('button', { name: /^Picture 2 ?,/ }).click();
  await press('Make it the cover');
  await expect(staffPage.getByRole('heading', { name: /^Picture 2 of / })).toBeFocused();
  await press('Take out');
  await expect(add).toBeFocused();
  const undo = staffPage.getByText('Picture 2 is out of the project.').getByRole('button', { name: 'Undo' });
  await undo.press('Enter');
  await expect(add).toBeFocused();
  await staffPage.keyboard.press('Escape');
  await expect(staffPage.getByRole('button', { name: /^Picture 2 ?,/ })).toBeVisible();
});

test(
  'a project is dragged to another place',
  { tag: '@every-engine' },
  async ({ staffPage, projects: [one, two], rows }) => {
    await staffPage.goto('/admin/projects');
    const handleOf = ({ title: name }: SomeProject) =>
      staffPage.getByRole('button', { name: new RegExp(`^Move ${name}, place`) });
    await handleOf(two).hover();
    await staffPage.mouse.down();
    await handleOf(one).hover();
    await staffPage.mouse.up();
    const order = () =>
      rows('SELECT id FROM project WHERE id = ANY($1) ORDER BY position, id', [one.id, two.id]);
    await expect.poll(order).toEqual([{ id: two.id }, { id: one.id }]);
  },
);

test(
  'projects are put in order by the keyboard alone, and the order stays wished when it cannot be saved',
  { tag: '@every-engine' },
  async ({ staffPage, projects: [one, two], rows }) => {
    await staffPage.goto('/admin/projects');
    const handle = staffPage.getByRole('button', { name: new RegExp(`^Move ${two.title}, place`) });
    const titles = () => staffPage.getByRole('rowheader').filter({ hasText: one.title.slice(0, -4) });
    await handle.press('Space');
    await expect(handle).toHaveAttribute('aria-pressed', 'true');
    await handle.press('ArrowUp');
    await expect(titles().first()).toContainText(two.title);
    await expect(staffPage.getByText(new RegExp(`^${two.title} is now \\d+ of \\d+\\.$`))).toBeAttached();
    await handle.press('Escape');
    await expect(titles().first()).toContainText(one.title);

    await staffPage.route('**/api/admin/project-order', (route) => route.abort());
    await staffPage.getByRole('button', { name: `${two.title} one up` }).press('Enter');
    await expect(staffPage.getByText('The order could not be saved.')).toBeVisible();
    await expect(titles().first()).toContainText(two.title);
    await staffPage.unroute('**/api/admin/project-order');
    await staffPage.getByRole('button', { name: 'Try again' }).press('Enter');
    const undo = staffPage.getByText('The order is saved.').getByRole('button', { name: 'Undo' });
    // A message stays while it has the focus.
    await undo.focus();
    const order = () =>
      rows('SELECT id FROM project WHERE id = ANY($1) ORDER BY position, id', [one.id, two.id]);
    expect(await order()).toEqual([{ id: two.id }, { id: one.id }]);
    await undo.press('Enter');
    await expect(titles().first()).toContainText(one.title);
    await expect.poll(order).toEqual([{ id: one.id }, { id: two.id }]);

    const search = staffPage.getByRole('searchbox', { name: 'Search title and place' });
    await search.fill(two.title);
    await expect(titles()).toHaveCount(1);
    await expect(handle).toHaveCount(0);
    await search.fill('');
    await expect(handle).toBeVisible();
  },
);

test('the second of two who edit the same project is told, sees both versions and decides', async ({
  staffPage,
  context,
  projects: [project],
}) => {
  await staffPage.goto(`/admin/edit-project/${project.id}`);
  await staffPage.getByLabel('Short text').fill('Mine, written for an hour');
  const other = await context.newPage();
  await other.goto(`/admin/edit-project/${project.id}`);
  await other.getByLabel('Short text').fill('Theirs, saved first');
  await save(other);
  await untilSaid(other, 'Project updated successfully!');
  await save(staffPage);
  const dialog = staffPage.getByRole('dialog', { name: 'Somebody else saved this project' });
  await expect(dialog.getByRole('deletion').filter({ hasText: /: Theirs$/ })).toBeVisible();
  await expect(dialog.getByRole('insertion').filter({ hasText: /: Mine/ })).toBeVisible();
  await dialog.getByRole('button', { name: 'Save mine over it' }).click();
  await untilSaid(staffPage, 'Project updated successfully!');
  await staffPage.goto(`/admin/edit-project/${project.id}`);
  await expect(staffPage.getByLabel('Short text')).toHaveValue('Mine, written for an hour');
});

test('two who change different fields of a project can keep both', async ({
  staffPage,
  context,
  projects: [project],
}) => {
  const [short, opening] = ['Short text', 'Opening sentence'];
  await staffPage.goto(`/admin/edit-project/${project.id}`);
  await staffPage.getByLabel(short).fill('Mine');
  const other = await context.newPage();
  await other.goto(`/admin/edit-project/${project.id}`);
  await other.getByLabel(short).fill('Theirs');
  await other.getByLabel(opening).fill('Theirs too');
  await save(other);
  await untilSaid(other, 'Project updated successfully!');
  await save(staffPage);
  const dialog = staffPage.getByRole('dialog', { name: 'Somebody else saved this project' });
  await dialog.getByRole('button', { name: 'Save mine, keep the rest of theirs' }).click();
  await untilSaid(staffPage, 'Project updated successfully!');
  await staffPage.goto(`/admin/edit-project/${project.id}`);
  await expect(staffPage.getByLabel(short)).toHaveValue('Mine');
  await expect(staffPage.getByLabel(opening)).toHaveValue('Theirs too');
});

test(
  'what was typed about a project is kept on the device, also when its save is refused',
  { tag: '@own-context' },
  async ({ staffPage, projects: [project] }) => {
    await staffPage.clock.install();
    // Its draft on the server would be told of instead.
    await staffPage.route('**/api/admin/drafts/**', (route) => route.abort());
    await staffPage.goto(`/admin/edit-project/${project.id}`);
    await staffPage.getByLabel('Year finished').fill('soon');
    await save(staffPage);
    await expect(staffPage.getByLabel('Year finished')).toBeFocused();
    await expect(staffPage.getByLabel('Year finished')).toHaveAccessibleDescription(/Please give a year/);
    await staffPage.clock.runFor(3000);
    await expect(staffPage.getByText('Saved on this device at')).toBeVisible();
    staffPage.on('dialog', (question) => void question.accept());
    await staffPage.reload();
    await staffPage.getByRole('button', { name: 'Carry on with them' }).click();
    await expect(staffPage.getByLabel('Year finished')).toHaveValue('soon');
  },
);

test('a save does not wait for pictures, and the form stays open until they are in', async ({
  staffPage,
  named,
}) => {
  const held: Route[] = [];
  await staffPage.route('**/api/admin/blog/proxyfile', (route) => void held.push(route));
  await staffPage.goto('/admin/add-project');
  await title(staffPage).fill(`${named} slowly`);
  await staffPage.getByLabel('Add pictures').setInputFiles(await photographFile('slow.jpg', 1440, 960));
  await expect(staffPage.getByRole('progressbar', { name: 'slow.jpg' })).toBeVisible();
  await save(staffPage);
  await expect(staffPage.getByText('Save once more when the remaining pictures are in.')).toBeVisible();
  await staffPage.getByRole('link', { name: 'Back to projects' }).click();
  await staffPage.getByRole('button', { name: 'Stay here' }).click();
  await expect.poll(() => held.length).toBe(1);
  await held[0]?.continue();
  await expect(staffPage.getByText('Added as picture 1')).toBeVisible();
  await save(staffPage);
  const row = staffPage.getByRole('row', { name: `${named} slowly` });
  await expect(row.getByText('1, 1 without alt')).toBeVisible();
});
