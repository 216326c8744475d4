// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { fetchScript } from './fetchScript.ts';

test('a script that could not be fetched is fetched again when the line returns', async () => {
  const load = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const fetched = fetchScript(load);
  await Promise.resolve();
  await Promise.resolve();
  expect(load).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event('online'));
  await fetched;
  expect(load).toHaveBeenCalledTimes(2);
});
