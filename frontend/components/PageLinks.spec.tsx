import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PageLinks } from './PageLinks.tsx';

const links = { label: 'Pages', page: 2, pages: 3, href: (page: number) => `/blogs?page=${page}` };
const heldIn = (page: string) => page.match(/<a [^>]*data-held/g) ?? [];

test('links that change the list in place are marked as those that no browser fetches ahead', () => {
  const inPlace = renderToStaticMarkup(<PageLinks {...links} onTurn={() => undefined} />);
  expect(heldIn(inPlace)).toHaveLength(5);
  expect(heldIn(renderToStaticMarkup(<PageLinks {...links} />))).toEqual([]);
});
