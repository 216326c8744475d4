// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { fetchScript } from './fetchScript.ts';

const failure = new TypeError('Failed to fetch');

test('a script that could not be fetched is fetched again when the line returns', async () => {
  const load = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(failure);
  const fetched = fetchScript(load);
  await returnOfLine();
  await fetched;
  expect(load).toHaveBeenCalledTimes(2);
});

test('a page whose browser keeps the failure is loaded anew', async () => {
  const { reload, fetchPage } = page({ isServed: true });
  await failTwice();
  expect(fetchPage).toHaveBeenCalledWith('https://studio.example/services', { method: 'HEAD' });
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that cannot be had is left as it is', async () => {
  const { reload, fetchPage } = page({ isServed: false });
  await failTwice();
  expect(fetchPage).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
});

test('a page that was loaded anew already is left as it is', async () => {
  const { fetchPage } = page({ isServed: true, visit: 'reload' });
  await failTwice();
  expect(fetchPage).not.toHaveBeenCalled();
});

test('a page with a form, which may be filled in or on its way, is left as it is', async () => {
  const { fetchPage } = page({ isServed: true });
  document.body.innerHTML = '<main><form></form></main>';
  await failTwice();
  document.body.innerHTML = '';
  expect(fetchPage).not.toHaveBeenCalled();
});

test('a page on which a visitor has begun something is left as it is', async () => {
  const { fetchPage } = page({ isServed: true });
  await failTwice(false);
  expect(fetchPage).not.toHaveBeenCalled();
});

function page({ isServed, visit = 'navigate' }: { isServed: boolean; visit?: string }) {
  const reload = vi.fn<() => void>();
  const fetchPage = vi.fn<() => Promise<Response>>(async () => {
    if (isServed) return new Response();
    throw failure;
  });
  vi.stubGlobal('location', { href: 'https://studio.example/services', reload });
  vi.stubGlobal('performance', { getEntriesByType: () => [{ toJSON: () => ({ type: visit }) }] });
  vi.stubGlobal('fetch', fetchPage);
  return { reload, fetchPage };
}

async function failTwice(reload?: boolean): Promise<void> {
  const load = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  const fetched = fetchScript(load, reload);
  await returnOfLine();
  await returnOfLine();
  await fetched;
}

async function returnOfLine(): Promise<void> {
  await new Promise(setImmediate);
  window.dispatchEvent(new Event('online'));
}
