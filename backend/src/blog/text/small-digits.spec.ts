import { expect, it } from 'vitest';
import { cleanHtml } from './clean-html.js';

it.each([
  ['120 m<sup>2</sup>, 10<sup>14</sup>', '120 m², 10¹⁴'],
  ['CO<sub>2</sub>', 'CO₂'],
  ['<strong>m<sup>2</sup></strong>', '<strong>m²</strong>'],
  ['the 1<sup>st</sup> floor<sup>[2]</sup>', 'the 1st floor[2]'],
])('figures above and below the line stay there: %s', (written, stored) =>
  expect(cleanHtml(`<p>${written}</p>`, { siteHost: 'studio.example', isDraft: false })).toBe(
    `<p>${stored}</p>`,
  ),
);
