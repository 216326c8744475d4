import { expect, test } from 'vitest';
import { readDescription } from './description.ts';

test('encoded HTML is markup again', () => {
  expect(readDescription('&lt;p class=&quot;a&quot;&gt;It&#39;s &#x41; &amp; b&apos;s&lt;/p&gt;')).toBe(
    `<p class="a">It's A & b's</p>`,
  );
});

test('it is decoded once: text about markup stays text', () => {
  expect(readDescription('&lt;p&gt;&amp;lt;script&amp;gt;&lt;/p&gt;')).toBe('<p>&lt;script&gt;</p>');
});

test('a number that is no letter stays as it is', () => {
  expect(readDescription('&#9999999;')).toBe('&#9999999;');
});
