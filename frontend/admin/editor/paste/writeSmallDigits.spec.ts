// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { cleanEditorHtml } from '../../draft/cleanEditorHtml.ts';
import { editorWith } from '../../test/editorWith.ts';

afterEach(() => document.body.replaceChildren());

test.each([
  ['120 m<sup>2</sup>, 10<sup>14</sup>', '120 m², 10¹⁴'],
  ['CO<sub>2</sub>', 'CO₂'],
  ['120 m<span style="font-size:0.6em; vertical-align: super;">2</span>', '120 m²'],
  ['the 1<sup>st</sup> floor<sup>[2]</sup>', 'the 1st floor[2]'],
])('figures above and below the line stay there: %s', (pasted, saved) =>
  expect(cleanEditorHtml(editorWith(`<p>${pasted}</p>`).getSemanticHTML())).toBe(`<p>${saved}</p>`),
);
