import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CarouselBar } from './CarouselBar.tsx';

const barOf = (total: number) =>
  renderToStaticMarkup(
    <CarouselBar at={0} total={total} onMove={() => {}} onTurn={() => {}} heart={undefined} />,
  );
const buttonsOf = (total: number) => barOf(total).match(/<button/g)?.length ?? 0;

test('one picture has nothing to turn to, and of two each has its dot beside the arrows', () => {
  expect([buttonsOf(1), buttonsOf(2)]).toEqual([0, 4]);
});

test('one picture is not counted', () => {
  expect(barOf(1)).not.toContain('1 of 1');
  expect(barOf(2)).toContain('1 of 2');
});
