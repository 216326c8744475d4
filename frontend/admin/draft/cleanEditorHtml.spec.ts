// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { editorWith } from '../test/editorWith.ts';
import { cleanEditorHtml, isBlankHtml } from './cleanEditorHtml.ts';

afterEach(() => document.body.replaceChildren());

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

const oak = '<img src="/oak.webp" alt="Oak">';
const ash = '<img src="/ash.webp" alt="Ash">';
const caption = (words: string) => `<figcaption>${words}</figcaption>`;
const link = (words: string) => `<a href="https://a.example">${words}</a>`;

test.each([
  ['with a caption', `<figure>${oak}${caption('b <em>c</em>')}</figure>`],
  ['without a caption', `<figure>${oak}</figure>`],
  ['with a link', `<figure>${link(oak)}${caption('b')}</figure>`],
  ['with a link of its caption as well', `<figure>${link(oak)}${caption(link('b'))}</figure>`],
  ['in a row', `<figure><figure>${oak}${caption('b')}</figure><figure>${ash}</figure></figure>`],
])('a picture %s stays one when the whole text is made bold and underlined', (_what, figure) => {
  const editor = editorWith(`<p>a</p>${figure}`);
  editor.formatText(0, editor.getLength(), { bold: true, underline: true });
  const saved = cleanEditorHtml(editor.getSemanticHTML());
  expect(saved).toContain('<strong><u>a</u></strong>');
  expect(saved.replaceAll(/<\/?(?:strong|u)>/g, '')).toBe(`<p>a</p>${figure}`);
  expect(saved).not.toMatch(/<(?:strong|u)><[/i]/);
  expect(cleanEditorHtml(editorWith(saved).getSemanticHTML())).toBe(saved);
});
