import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { PostPicture } from './PostPicture.tsx';

vi.mock('vike-react/usePageContext', () => ({ usePageContext: () => ({}) }));

const hash = 'a'.repeat(32);
const src = `uploads/${hash}-1440x960.webp`;

test.each([
  ['no picture has no empty frame', '', false],
  ['a picture has its frame', src, true],
])('a post with %s', (_what, desktop, isThere) => {
  const html = renderToStaticMarkup(<PostPicture desktop={desktop} mobile="" alt="Oak" sizes="100vw" />);
  expect(html.includes('class="pic ')).toBe(isThere);
});
