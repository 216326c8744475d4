import { expect, test } from 'vitest';
import { costRule } from '../range.ts';
import { sections } from './project-form.ts';

test('the formula that staff read has the numbers by which the range is figured', () => {
  const formula = sections.cost.formula.join(' ');
  expect(formula).toContain(`within ${costRule.sizeWithin * 100} %`);
  expect(formula).toContain(`Fewer than ${costRule.minComparable} comparable`);
});
