import { lazy, type ReactNode, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { refuseLostPart } from './refuse-lost-part.ts';

const Never = lazy(() => new Promise<never>(() => undefined));
function Broken(): ReactNode {
  throw new Error('There are no words.');
}
function send(part: ReactNode): Promise<void> {
  const page = <main>{part}</main>;
  return refuseLostPart(renderToString(page), page);
}

test('a page is refused with the reason when a part of it throws, and not when one is whole or still loads', async () => {
  await expect(
    send(
      <Suspense>
        <Broken />
      </Suspense>,
    ),
  ).rejects.toMatchObject({
    message: 'A part of the page could not be rendered.',
    cause: new Error('There are no words.'),
  });
  await expect(send(<Suspense>Whole</Suspense>)).resolves.toBeUndefined();
  await expect(
    send(
      <Suspense fallback={<output>Loading...</output>}>
        <Never />
      </Suspense>,
    ),
  ).resolves.toBeUndefined();
});
