import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserApi } from './apiClient.ts';

const network = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
const timeout = new AbortController();

beforeEach(() => {
  vi.spyOn(AbortSignal, 'any').mockImplementation(notThere);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
  vi.stubGlobal('fetch', network.mockReturnValue(new Promise(() => undefined)));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['its reader', (reader: AbortController) => reader.abort()],
  ['its time', () => timeout.abort()],
])('a request is ended by %s, in a browser without AbortSignal.any too', (_by, end) => {
  const reader = new AbortController();
  void browserApi.get('blog', reader.signal);
  const sent = network.mock.lastCall?.[1].signal;
  expect(sent?.aborted).toBe(false);
  end(reader);
  expect(sent?.aborted).toBe(true);
});

function notThere(): never {
  throw new TypeError('AbortSignal.any is not a function');
}
