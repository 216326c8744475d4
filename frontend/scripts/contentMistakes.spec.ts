import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { contentMistakes } from './contentMistakes.ts';

const content = new URL('../content/', import.meta.url);

/** Of a copy in which one file has other letters. */
function mistakesWith(file: string, from: string, to: string): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  cpSync(fileURLToPath(content), folder, { recursive: true });
  const before = readFileSync(join(folder, file), 'utf8');
  expect(before).toContain(from);
  writeFileSync(join(folder, file), before.replace(from, to));
  return contentMistakes(pathToFileURL(`${folder}/`));
}

test('every build begins with this check', () => {
  expect(manifest.scripts.build).toMatch(/^node scripts\/check-content\.ts && /);
});

test('the content has no mistakes', () => {
  expect(contentMistakes(content)).toEqual([]);
});

test.each([
  ['a missing key', 'lets-talk.json', '"cta"', '"cto"', /lets-talk\.json cannot [^]*at cta$/],
  ['an unknown key', 'lets-talk.json', '"cta"', '"cta":"Go","cto"', /lets-talk\.json cannot .*\n.*"cto"/],
  [
    'a wrong type',
    'media.json',
    '"focus": "46% 50%"',
    '"focus": 46',
    /media\.json cannot [^]*at about\.designer\.focus/,
  ],
  [
    'a picture that is not there',
    'home-pictures.json',
    'hero/poster-desktop.jpg',
    'hero/x.jpg',
    /no picture hero\/x\.jpg[^]*at hero\.posterDesktop/,
  ],
  ['a letter too few', 'site.json', '"', '', /site\.json cannot be used:\nSyntaxError/],
])('%s is told with the file and the field', (_what, file, from, to, sentence) => {
  expect(mistakesWith(file, from, to)).toEqual([expect.stringMatching(sentence)]);
});
