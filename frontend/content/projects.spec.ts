import { expect, test } from 'vitest';
import { formatNumber } from './formatNumber.ts';
import { projectsIntro, projectsPage } from './projects.ts';
import { sizeBands } from './schemas/project.ts';

test.each([
  [0, 'There is no project to show yet.'],
  [1, 'One project, half an hour from the studio.'],
  [6, 'Six homes and offices, all within half an hour of the studio.'],
  [7, 'Seven homes and offices, all within half an hour of the studio.'],
])('above a list of %i projects stands how many there are', (n, words) => {
  expect(projectsIntro(n).intro).toContain(words);
});

test.each(sizeBands)('the words of the size $value name its limits', ({ value, over, upTo }) => {
  const label = projectsPage.filters.sizes[value];
  const limits = [over, upTo].filter((limit) => limit > 0 && limit < 1_000_000);
  expect(limits.filter((limit) => !label.includes(formatNumber(limit)))).toEqual([]);
});
