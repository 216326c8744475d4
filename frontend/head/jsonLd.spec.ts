import { expect, test } from 'vitest';
import { jsonLd } from './jsonLd.ts';

test('a heading cannot end the element it is in', () => {
  const name = '</script><script>alert(1)</script><!--';
  const data = jsonLd({ '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage', name }] });
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toMatchObject({ '@graph': [{ name }] });
});
