import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames } from './shortClassNames.ts';

const root = join(import.meta.dirname, '..');
const button = join(root, 'components/Button.module.css');
const banner = join(root, 'components/Banner.module.css');

test('classes have short names, each its own', () => {
  const nameOf = shortClassNames(root);
  const names = [nameOf('button', button), nameOf('icon', button), nameOf('icon', banner)];
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^[a-z]{1,2}\d+$/);
});

test('a class has the same name in the builds for browser and server', () => {
  const nameOf = shortClassNames(root);
  const names = () => [nameOf('button', button), nameOf('icon', button)];
  const first = names();
  expect(names()).toEqual(first);
  const again = shortClassNames(root);
  expect([again('button', button), again('icon', button)]).toEqual(first);
});

test('a style sheet of somebody else is refused', () => {
  const nameOf = shortClassNames(root);
  expect(() => nameOf('button', '/elsewhere/Button.module.css')).toThrow('no style sheet of the website');
});
