import { expect, onTestFinished, test, vi } from 'vitest';
import { checkText } from './checkText.ts';
import type { TextOutline } from './TextOutline.ts';

const check = (outline: Partial<TextOutline>, libraryAltTexts = {}) =>
  checkText({ headings: [], links: [], pictures: [], words: '', ...outline }, libraryAltTexts);
const textsOf = (outline: Partial<TextOutline>) =>
  check(outline).findings.map(({ lead = '', text }) => `${lead} ${text}`.trim());
const heading = (level: number, words = 'Lines') => ({ level, words });
const link = (words: string, address = '/services') => ({ words, address });

test('a picture without a description stops, and a decorative one does not', () => {
  const pictures = [
    { src: 'uploads/a.webp', alt: 'An oval table', isDecorative: false },
    { src: 'uploads/b.webp', alt: ' ', isDecorative: false },
    { src: 'uploads/c.webp', alt: '', isDecorative: true },
    { src: 'uploads/d.webp', alt: 'IMG_2034.jpg', isDecorative: false },
  ];
  const { findings, fine } = check({ pictures });
  expect(findings.map(({ isStop, lead, place }) => [isStop, lead, place])).toEqual([
    [true, 'Picture 2 in the text has no description.', { part: 'picture', index: 1 }],
    [true, 'The description of picture 4 in the text is the name of a file.', { part: 'picture', index: 3 }],
  ]);
  expect(fine).not.toContain('Every picture in the text is described');
});

test('a picture that is not sent stops, for the text would be published without it', () => {
  const src = 'unsent:a1/stair.jpg';
  const pictures = [
    { src: 'uploads/a.webp', alt: 'An oval table', isDecorative: false },
    { src, alt: 'A stair', isDecorative: false },
    { src, alt: '', isDecorative: false },
  ];
  const { findings, fine } = check({ pictures });
  expect(findings.map(({ isStop, lead, place }) => [isStop, lead, place])).toEqual([
    [true, 'Picture 2 in the text is not sent yet.', { part: 'picture', index: 1 }],
    [true, 'Picture 3 in the text is not sent yet.', { part: 'picture', index: 2 }],
    [true, 'Picture 3 in the text has no description.', { part: 'picture', index: 2 }],
  ]);
  expect(fine).not.toContain('Every picture in the text is described');
});

test('a picture that lies on another site is to look at, for it may vanish there', () => {
  const sources = ['uploads/a.webp', '/card.png', 'https://old.example/b.jpg'];
  const pictures = sources.map((src) => ({ src, alt: 'An oval table', isDecorative: false }));
  expect(check({ pictures }).findings).toMatchObject([
    {
      isStop: false,
      text: 'Picture 3 in the text lies on old.example and vanishes here when it does there. Better insert it as a file.',
      place: { part: 'picture', index: 2 },
    },
  ]);
});

test('a picture of another site is found by a browser that lacks URL.parse', () => {
  const missing = vi.spyOn(URL, 'parse').mockImplementation(notThere);
  onTestFinished(() => missing.mockRestore());
  const pictures = [{ src: 'https://old.example/b.jpg', alt: 'A table', isDecorative: false }];
  expect(check({ pictures }).findings).toHaveLength(1);
});

function notThere(): never {
  throw new TypeError('URL.parse is not a function');
}

test('a picture that the library describes needs no words of its own', () => {
  const pictures = [{ src: 'uploads/b.webp', alt: '', isDecorative: false }];
  expect(check({ pictures }, { 'uploads/b.webp': 'A stair' }).findings).toEqual([]);
  expect(check({ pictures }, { 'uploads/b.webp': 'stair.jpg' }).findings).toHaveLength(1);
});

test.each([
  [[heading(2), heading(3), heading(3), heading(2)], []],
  [[heading(3, 'What it means')], ['“What it means” is a heading 3 before any heading 2.']],
  [[heading(2), heading(1, 'Again')], ['“Again” is a heading 1; the title is one already.']],
  [[heading(2, '')], ['A heading 2 has no words.']],
])('headings are in order, or said: %#', (headings, said) => {
  expect(textsOf({ headings })).toEqual(said);
});

test.each(['click here', 'Here', 'Read more…', 'LEARN MORE', ' this page. '])(
  'the words of a link say where it leads, not %s',
  (words) => {
    const [finding] = check({ links: [link('our turnkey page'), link(words)] }).findings;
    expect(finding).toMatchObject({ isStop: false, place: { part: 'link', index: 1 } });
    expect(finding?.text).toMatch(/does not say where the link leads\.$/);
  },
);

test('an address as the words of a link is said, and so is a link without words', () => {
  const links = [link('https://other.example/a-table', 'https://other.example/a-table'), link('')];
  expect(textsOf({ links })).toEqual([
    'The words of a link are its address: https://other.example/a-table',
    'A link has no words: /services',
  ]);
});

test.each(['what a hearth costs', 'Read more about lime', 'the here and now'])(
  'words are enough for a link: %s',
  (words) => expect(textsOf({ links: [link(words)] })).toEqual([]),
);

test('a text without pictures, links and headings has nothing to say of the first two', () => {
  expect(check({})).toEqual({
    findings: [],
    fine: ['The headings are in order, and the title is the only heading 1'],
  });
});
