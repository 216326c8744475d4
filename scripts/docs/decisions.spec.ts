import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../embedded/root.ts';

const STATUS = /^Status: (accepted|superseded by \d{3}) · \d{4}-\d{2}-\d{2}(, amended \d{4}-\d{2}-\d{2})?$/;
const decisions = globSync('docs/decisions/*.md', { cwd: root });

test.each(decisions)('%s begins with its number, its title and its status', (file) => {
  const [title = '', , status] = readFileSync(join(root, file), 'utf8').split('\n');
  expect(title).toMatch(new RegExp(`^# ${basename(file).slice(0, 3)} [A-Z]`));
  expect(status).toMatch(STATUS);
});

test('no two decisions have one number', () => {
  const numbers = decisions.map((file) => basename(file).slice(0, 3));
  expect(numbers.toSorted()).toEqual([...new Set(numbers)].toSorted());
});
