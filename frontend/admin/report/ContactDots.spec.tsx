import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { report } from '../../content/admin/report.ts';
import { ContactDots } from './ContactDots.tsx';

const heightOf = (slow: number) => {
  const minutes = Array.from({ length: slow }, () => 500);
  const html = renderToStaticMarkup(<ContactDots minutes={minutes} median={500} promise={120} />);
  return Number(/viewBox="0 \S+ 300 (\S+)"/.exec(html)?.[1]);
};

test('a hundred slow contacts are drawn no higher than a dozen', () => {
  expect(heightOf(100)).toBeCloseTo(heightOf(12));
  expect(heightOf(12)).toBeGreaterThan(heightOf(5));
});

test('whoever was not contacted yet is told apart from whoever was contacted late', () => {
  const figures = { within: 61, enquiries: 118, late: 57, never: 19 };
  expect(report.kept(figures, 'two hours')).toBe(
    '118 enquiries; 61 within the two hours we promise, 57 later, 19 of them not contacted yet.',
  );
  expect(report.kept({ ...figures, never: 0 }, 'two hours')).toMatch(/57 later\.$/);
});
