import { expect, test } from 'vitest';
import { scrollingTables } from './scrollingTables.ts';

test('a table scrolls in a region that is named by its caption', () => {
  const table = '<table><caption>What it <em>"cost"</em></caption><thead></thead></table>';
  expect(scrollingTables(`<p>a</p>${table}`)).toBe(
    `<p>a</p><div role="region" tabindex="0" aria-label="What it &quot;cost&quot;">${table}</div>`,
  );
});

test('tables without captions are told apart by their number', () => {
  const text = scrollingTables('<table></table><table></table>');
  expect(text.match(/aria-label="[^"]*"/g)).toEqual(['aria-label="Table 1"', 'aria-label="Table 2"']);
});
