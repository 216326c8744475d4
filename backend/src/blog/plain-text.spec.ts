import { plainText } from './plain-text.js';

describe('the words of HTML', () => {
  it.each([
    ['<strong>Kitchen</strong><strong>Hall</strong>', 'Kitchen Hall'],
    ['<a href="/one">One</a><a href="/two">Two</a>', 'One Two'],
    ['<em><strong>Oak</strong></em><em><strong>Ash</strong></em>', 'Oak Ash'],
  ])('are apart where one element ends and another begins: %s', (html, words) =>
    expect(plainText(html)).toBe(words),
  );

  it.each([
    ['In <strong>Noida</strong>, and', 'In Noida, and'],
    ['else<em><strong>where</strong></em>.', 'elsewhere.'],
  ])('are not parted by formatting: %s', (html, words) => expect(plainText(html)).toBe(words));
});
