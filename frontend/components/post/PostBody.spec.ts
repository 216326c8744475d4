import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const REM = 16;
const SIZE = String.raw`clamp\(([\d.]+)rem, ([\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)`;

/** In pixels, by the first size behind a mark in a style sheet. */
function sizeIn(sheet: string, mark: string, width: number): number {
  const css = readFileSync(join(import.meta.dirname, sheet), 'utf8');
  const [least = 0, base = 0, share = 0, most = 0] =
    new RegExp(SIZE)
      .exec(css.slice(css.indexOf(mark)))
      ?.slice(1)
      .map(Number) ?? [];
  return Math.min(Math.max(least * REM, base * REM + (share * width) / 100), most * REM);
}

test.each([320, 390, 768, 1440, 2560])(
  'at %i a heading 1 of a text is larger than a heading 2, and smaller than the title of its post',
  (width) => {
    const first = sizeIn('PostBody.module.css', '.prose h1 {', width);
    expect(first).toBeGreaterThan(sizeIn('../../styles/tokens.css', '--t-2:', width));
    expect(first).toBeLessThan(sizeIn('PostArticle.module.css', '.title {', width));
  },
);
