// @vitest-environment jsdom
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { HeldPicture } from './HeldPicture.tsx';

const picture = { src: 'one', alt: 'A desk', width: 3, height: 2, avif: '/one.avif', webp: '/one.webp' };

afterEach(() => vi.unstubAllGlobals());

test('an uploaded picture names its size, too', () => {
  const page = renderToStaticMarkup(<HeldPicture {...picture} bytes={1_234_000} onShow={() => undefined} />);
  expect(page).toContain('Full picture, 1.2 MB');
});

test('until its script answers a picture is a link to its file, so that no press is lost', () => {
  const page = renderToStaticMarkup(<HeldPicture {...picture} onShow={() => undefined} />);
  expect(page).toMatch(/<a [^>]*href="\/one.avif"/);
  expect(page).not.toContain('<button');
});

test('the focus on the link goes to the button that takes its place', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const held = <HeldPicture {...picture} onShow={() => undefined} />;
  document.body.innerHTML = renderToString(held);
  document.querySelector('a')?.focus();
  const root = await act(async () => hydrateRoot(document.body, held));
  expect(document.activeElement?.tagName).toBe('BUTTON');
  act(() => root.unmount());
});
