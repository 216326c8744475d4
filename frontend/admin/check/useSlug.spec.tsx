// @vitest-environment jsdom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { useSlug } from './useSlug.ts';

const until = (is: () => boolean | undefined) => act(() => vi.waitUntil(is, { timeout: 5000 }));

function shownFor(typed: string, title: string) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const ask = vi.fn<(address: string) => Promise<Response>>(async (address) =>
    Response.json({ data: { slug: '', is_taken: `${address}&`.includes('slug=oak-at-home&') } }),
  );
  vi.stubGlobal('fetch', ask);
  const show = vi.fn<(shown: ReturnType<typeof useSlug>) => void>();
  const Slug = () => {
    show(useSlug({ kind: 'blog', id: '', slug: typed }, title));
    return null;
  };
  const root = renderAdmin(<Slug />);
  onTestFinished(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });
  const shown = () => show.mock.lastCall?.[0];
  return { ask, shown };
}

test('an address that another post has is not shown for one that is made from the title', async () => {
  const { shown } = shownFor('', 'Oak at home');
  expect(shown()).toEqual({ slug: 'oak-at-home', isTaken: false });
  await until(() => shown()?.slug === '');
  expect(shown()?.isTaken).toBe(false);
});

test('a slug that was typed is shown, and known to be taken', async () => {
  const { shown } = shownFor('oak-at-home', 'Oak');
  await until(() => shown()?.isTaken);
  expect(shown()?.slug).toBe('oak-at-home');
});

test('nothing is asked while the server alone knows the address', () => {
  const { ask, shown } = shownFor('', 'Oak for ₹ 400');
  expect([shown()?.slug, ask.mock.calls]).toEqual(['', []]);
});
