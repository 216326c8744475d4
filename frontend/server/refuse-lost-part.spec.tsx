import { lazy, type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { refuseLostPart } from './refuse-lost-part.ts';

const Never = lazy(() => new Promise<never>(() => undefined));
function Broken(): ReactNode {
  throw new Error('There are no words.');
}
const refusal = (part: ReactNode) => () => refuseLostPart(renderToString(<main>{part}</main>));

test('a page is refused when a part of it throws, and not when one is whole or still loads', () => {
  expect(
    refusal(
      <Suspense>
        <Broken />
      </Suspense>,
    ),
  ).toThrow('A part of the page could not be rendered.');
  expect(refusal(<Suspense>Whole</Suspense>)).not.toThrow();
  expect(
    refusal(
      <Suspense fallback={<output>Loading...</output>}>
        <Never />
      </Suspense>,
    ),
  ).not.toThrow();
});
