import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const files = globSync('{admin,components,enquiry,layout,pages,shortlist}/**/*.tsx', { cwd: root });

/** The class names that a file takes from a style sheet, and which of them the sheet does not have. */
function missingIn(file: string): string[] {
  const code = readFileSync(join(root, file), 'utf8');
  const imports = code.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g);
  return [...imports].flatMap(([, name = '', sheet = '']) => {
    const css = readFileSync(join(root, dirname(file), sheet), 'utf8');
    const classes = new Set([...css.matchAll(/\.([A-Za-z][\w-]*)/g)].map(([, found]) => found));
    const uses = code.matchAll(new RegExp(String.raw`(?<![\w./])${name}(?:\['([\w-]+)'\]|\.(\w+))`, 'g'));
    return [...uses]
      .map(([, quoted, plain]) => quoted ?? plain ?? '')
      .filter((used) => !classes.has(used))
      .map((used) => `${file}: ${used}`);
  });
}

test('every class name that a component uses is in its style sheet', () => {
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap(missingIn)).toEqual([]);
});
