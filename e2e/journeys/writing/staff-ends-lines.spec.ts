import { expect } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { untilSaid } from '../browser/untilSaid.ts';

test('a line ends within its block where it was ended, gone over and taken back by keys @every-engine', async ({
  staffPage,
  post,
  rows,
}) => {
  const text = async () => {
    const [saved] = await rows('SELECT description FROM blog_post WHERE id = $1', post.id);
    return String(saved?.['description']).replaceAll('&lt;', '<').replaceAll('&gt;', '>');
  };
  const save = async () => {
    await staffPage.getByRole('button', { name: 'Save', exact: true }).click();
    await untilSaid(staffPage, 'Blog updated successfully!');
  };
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  const content = staffPage.getByRole('textbox', { name: 'Blog Content' });
  const { keyboard } = staffPage;
  await content.press('ControlOrMeta+End');
  await keyboard.press('Shift+Enter');
  await keyboard.press('Shift+Enter');
  await keyboard.press('Backspace');
  await keyboard.type('Ok');
  await keyboard.press('ArrowLeft');
  await keyboard.type('a');
  await keyboard.press('End');
  await keyboard.press('Shift+Enter');
  await keyboard.type('Ash');
  await keyboard.press('Enter');
  await keyboard.type('Sealed');
  await save();
  const end = '<br>Oak<br>Ash</p><p>Sealed</p>';
  expect(await text()).toBe(`<h2>Chips and binder</h2><p>Cast in place, ground flat.${end}`);

  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  await content.press('ControlOrMeta+Home');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('Home');
  await keyboard.type('Well ');
  await keyboard.press('Home');
  await keyboard.press('ArrowLeft');
  await keyboard.type(' And');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowDown');
  await keyboard.press('Home');
  await keyboard.press('Backspace');
  await keyboard.type(' of ');
  await save();
  expect(await text()).toBe(
    '<h2>Chips and binder</h2><p>Cast in place, ground flat. And<br>Well Oak of Ash</p><p>Sealed</p>',
  );
});
