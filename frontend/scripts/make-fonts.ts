// node scripts/make-fonts.ts (makes what styles/fonts.css asks for from the font packages)
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const frontend = fileURLToPath(new URL('..', import.meta.url));
const packages = createRequire(import.meta.url);

/** Those that the styles use, and those that browsers apply by default: each of the others adds glyphs. */
const FEATURES = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'lnum', 'tnum'];

const newsreader = '@fontsource-variable/newsreader/files/newsreader-latin-opsz';
const hankenGrotesk = '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2';

/** Each is drawn for the sizes that it is used in: the axis of sizes would more than double it. */
const display = { source: `${newsreader}-normal.woff2`, axes: { opsz: 48, wght: 300 } };
const text = { source: `${newsreader}-normal.woff2`, axes: { opsz: 20, wght: 400 } };
const italic = { source: `${newsreader}-italic.woff2`, axes: { opsz: 40, wght: 300 } };
const sans = { source: hankenGrotesk, axes: { wght: { min: 400, max: 600 } } };
const sources = {
  'newsreader-display.woff2': display,
  'newsreader-display-accents.woff2': display,
  'newsreader-text.woff2': text,
  'newsreader-text-accents.woff2': text,
  'newsreader-italic.woff2': italic,
  'hanken-grotesk.woff2': sans,
  'hanken-grotesk-accents.woff2': sans,
};

const css = await readFile(join(frontend, 'styles/fonts.css'), 'utf8');
for (const [file, { source, axes }] of Object.entries(sources)) {
  const original = await readFile(packages.resolve(source));
  const options = { targetFormat: 'woff2', variationAxes: axes, keepFeatures: FEATURES } as const;
  const font = await subsetFont(original, charactersOf(file), options);
  await writeFile(join(frontend, 'assets/fonts', file), font);
  process.stdout.write(`${file}: ${font.length} bytes\n`);
}

function charactersOf(file: string): string {
  const face = css.split('@font-face').find((rule) => rule.includes(file)) ?? '';
  const ranges = /unicode-range:([^;]+);/.exec(face)?.[1];
  if (!ranges) throw new Error(`styles/fonts.css gives no unicode-range to ${file}.`);
  const points = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return String.fromCodePoint(...points);
}
