import { waysToRead } from './ways-to-read.js';
import { wordpressItemSchema } from './wordpress-item.schema.js';

describe('the ways to read a text of WordPress', () => {
  it.each([
    ['tags without an end', '<p '.repeat(1_000_000)],
    ['scripts without an end', '<script '.repeat(1_000_000)],
    ['ends of scripts', '</script '.repeat(1_000_000)],
    ['rows', '<tr>'.repeat(1_000_000)],
    ['blanks', `<td>${' '.repeat(1_000_000)}`.repeat(2)],
  ])('are found in time whatever stands in it: %s', (_name, content) => {
    const start = process.cpuUsage();
    const ways = [...waysToRead(wordpressItemSchema.parse({ content, comments: 0, meta: {} }))];
    expect(ways.length).toBeGreaterThan(1);
    expect(process.cpuUsage(start).user / 1e6).toBeLessThan(8);
  });
});
