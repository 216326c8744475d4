import { expect } from '@playwright/test';
import { test } from '../setup/fixtures.ts';
import { addToText } from '../setup/pictures-of-post.ts';

test('a picture that is pressed is selected, and nothing typed from then on is lost @every-engine', async ({
  staffPage,
  post,
  request,
}) => {
  await addToText(request, post, [[300, 200]]);
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  const content = staffPage.getByRole('textbox', { name: 'Blog Content' });
  const description = staffPage.getByLabel('Describe picture 1 for people who cannot see it');
  const picture = content.getByRole('img');
  const { keyboard } = staffPage;
  await description.fill('A wall');
  await picture.click();
  await expect(picture).toHaveCSS('outline-style', 'solid');
  await keyboard.press('Backspace');
  await expect(picture).toHaveCount(0);
  await expect(content).toHaveText('Looked at closely.');
  await keyboard.press('ControlOrMeta+z');
  await description.fill('A red wall');
  await picture.click();
  await keyboard.press('ArrowRight');
  await keyboard.type('Oak');
  await expect(content.getByRole('paragraph').last()).toHaveText('Oak');
  await expect(picture).toHaveAccessibleName('A red wall');
  await expect(picture).toHaveCSS('outline-style', 'none');

  await description.focus();
  await content.evaluate((text) => {
    text.focus();
    getSelection()?.selectAllChildren(document.body);
    getSelection()?.collapseToStart();
  });
  await keyboard.type(' and ash');
  await expect(content).toContainText('Oak and ash');
});

test('words of an input method are taken back without anything else being selected', async ({
  staffPage,
  post,
}) => {
  await staffPage.goto(`/admin/edit-blog/${post.id}`);
  const content = staffPage.getByRole('textbox', { name: 'Blog Content' });
  await expect(content).toHaveText('Chips and binderCast in place, ground flat.');
  await content.press('ControlOrMeta+Home');
  for (let letter = 0; letter < 'Chips'.length; letter += 1) await content.press('ArrowRight');
  const device = await staffPage.context().newCDPSession(staffPage);
  for (const text of ['न', 'नम', 'नमस्ते'])
    await device.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await device.send('Input.insertText', { text: 'नमस्ते' });
  await expect(content).toContainText('Chipsनमस्ते and binder');
  await staffPage.keyboard.press('ControlOrMeta+z');
  await expect(content).toContainText('Chips and binder');
  expect(await content.evaluate(() => getSelection()?.toString())).toBe('');
});
