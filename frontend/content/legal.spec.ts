import { expect, test } from 'vitest';
import { legal } from './legal.ts';

test('no period and no choice of words is left open', () => {
  expect(JSON.stringify(legal.privacy.sections)).not.toMatch(/\{\w+\}/);
});
