import { expect, test } from 'vitest';
import { decodeDescription } from './decodeDescription.ts';

test('encoded HTML is markup again', () => {
  expect(decodeDescription('&lt;p class=&quot;a&quot;&gt;It&#39;s &#x41; &amp; b&apos;s&lt;/p&gt;')).toBe(
    `<p class="a">It's A & b's</p>`,
  );
});

test('it is decoded once: text about markup stays text', () => {
  expect(decodeDescription('&lt;p&gt;&amp;lt;script&amp;gt;&lt;/p&gt;')).toBe('<p>&lt;script&gt;</p>');
});

test('a number that is no letter stays as it is', () => {
  expect(decodeDescription('&#9999999;')).toBe('&#9999999;');
});
