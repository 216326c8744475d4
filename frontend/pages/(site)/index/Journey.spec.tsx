import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Journey } from './Journey.tsx';

vi.mock('vike-react/usePageContext', () => ({ usePageContext: () => ({ urlPathname: '/' }) }));

const words = { eyebrow: 'Journey', title: 'Years', prev: 'Earlier years', next: 'Later years' };
const shown = (years: number[]) =>
  renderToStaticMarkup(
    <Journey {...words} scroller="The years" years={years.map((year) => ({ year, title: `In ${year}` }))} />,
  );

test('arrows lead to other years, where there are any', () => {
  expect(shown([2018, 2019])).toContain('aria-label="Later years"');
  expect(shown([2018])).toContain('In 2018');
  expect(shown([2018])).not.toContain('<button');
});
