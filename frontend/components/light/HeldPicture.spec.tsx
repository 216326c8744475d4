import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HeldPicture } from './HeldPicture.tsx';

const picture = { src: 'one', alt: 'A desk', width: 3, height: 2, avif: '/one.avif', webp: '/one.webp' };

test('an uploaded picture names its size, too', () => {
  const page = renderToStaticMarkup(<HeldPicture {...picture} bytes={1_234_000} onShow={() => undefined} />);
  expect(page).toContain('Full picture, 1.2 MB');
});

test('until its script answers a picture is a link to its file, so that no press is lost', () => {
  const page = renderToStaticMarkup(<HeldPicture {...picture} onShow={() => undefined} />);
  expect(page).toMatch(/<a [^>]*href="\/one.avif"/);
  expect(page).not.toContain('<button');
});
