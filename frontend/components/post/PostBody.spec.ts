import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const REM = 16;
const SIZE = /clamp\(([\d.]+)rem, ([\d.]+)rem \+ ([\d.]+)vw, ([\d.]+)rem\)/;

/** The first match behind a mark in a style sheet, as numbers. */
function numbersIn(sheet: string, mark: string, pattern: RegExp): number[] {
  const css = readFileSync(join(import.meta.dirname, sheet), 'utf8');
  return (
    pattern
      .exec(css.slice(css.indexOf(mark)))
      ?.slice(1)
      .map(Number) ?? []
  );
}

function pixelsIn(sheet: string, mark: string, width: number): number {
  const [least = 0, base = 0, share = 0, most = 0] = numbersIn(sheet, mark, SIZE);
  return Math.min(Math.max(least * REM, base * REM + (share * width) / 100), most * REM);
}

test.each([320, 390, 768, 1440, 2560])(
  'at %i a heading 1 of a text is larger than a heading 2, and smaller than the title of its post',
  (width) => {
    const [times = 0] = numbersIn('PostBody.module.css', '.prose h1 {', /calc\(var\(--t-2\) \* ([\d.]+)\)/);
    expect(times).toBeGreaterThan(1);
    const first = times * pixelsIn('../../styles/tokens.css', '--t-2:', width);
    expect(first).toBeLessThan(pixelsIn('PostArticle.module.css', '.title {', width));
  },
);
