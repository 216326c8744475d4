import { expect, test } from 'vitest';
import { cleanEditorHtml, isBlankHtml } from './cleanEditorHtml.ts';

test('spaces around inline tags become ordinary spaces', () => {
  expect(cleanEditorHtml('<p>Hello&nbsp;<strong>dear</strong>&nbsp;reader</p>')).toBe(
    '<p>Hello <strong>dear</strong> reader</p>',
  );
});

test('a non-breaking space that was typed stays', () => {
  expect(cleanEditorHtml('<p>5\u00A0lakh</p>')).toBe('<p>5\u00A0lakh</p>');
});

test('text about "&nbsp;" is not touched', () => {
  expect(cleanEditorHtml('<p>write&nbsp;&amp;nbsp;</p>')).toBe('<p>write &amp;nbsp;</p>');
});

test('empty paragraphs and spaces are blank', () => {
  expect(['', '<p></p>', '<p><br></p>', '<p>&nbsp;</p><p> </p>'].map(isBlankHtml)).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('a picture alone is not blank', () => {
  expect(isBlankHtml('<p><img src="/api/uploads/a.webp"></p>')).toBe(false);
});

test('one letter is not blank', () => {
  expect(isBlankHtml('<p>a</p>')).toBe(false);
});

test.each([
  [
    '<figure><img src="/a.webp" alt="A">Oak</figure>',
    '<figure><img src="/a.webp" alt="A"><figcaption>Oak</figcaption></figure>',
  ],
  [
    '<figure><img alt="From oak > to ash" src="/a.webp">Oak</figure>',
    '<figure><img alt="From oak > to ash" src="/a.webp"><figcaption>Oak</figcaption></figure>',
  ],
  ['<figure><img src="/a.webp"></figure>', '<figure><img src="/a.webp"></figure>'],
  ['<figure>Oak</figure>', '<p>Oak</p>'],
])('the line %s is saved as %s', (line, saved) => {
  expect(cleanEditorHtml(line)).toBe(saved);
});
