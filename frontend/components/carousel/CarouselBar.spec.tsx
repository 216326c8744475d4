import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CarouselBar } from './CarouselBar.tsx';

const buttonsOf = (total: number) => {
  const bar = <CarouselBar at={0} total={total} onMove={() => {}} onTurn={() => {}} heart={undefined} />;
  return renderToStaticMarkup(bar).match(/<button/g)?.length ?? 0;
};

test('one picture has nothing to turn to, and of two each has its dot beside the arrows', () => {
  expect([buttonsOf(1), buttonsOf(2)]).toEqual([0, 4]);
});
