import { expect, test } from 'vitest';
import { formatNumber } from './projectFacts.ts';
import { projectsPage } from './projects.ts';
import { sizeBands } from './schemas/project.ts';

test.each(sizeBands)('the words of the size $value name its limits', ({ value, over, upTo }) => {
  const label = projectsPage.filters.sizes[value];
  const limits = [over, upTo].filter((limit) => limit > 0 && limit < 1_000_000);
  expect(limits.filter((limit) => !label.includes(formatNumber(limit)))).toEqual([]);
});
