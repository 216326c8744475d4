import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withTimeout } from './withTimeout.ts';

let timeout: AbortController;

beforeEach(() => {
  timeout = new AbortController();
  vi.spyOn(AbortSignal, 'any').mockImplementation(notThere);
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(timeout.signal);
});
afterEach(() => void vi.restoreAllMocks());

test.each([
  ['its reader', (reader: AbortController) => reader.abort()],
  ['its time', () => timeout.abort()],
])('a request is ended by %s, in a browser without AbortSignal.any too', (_by, end) => {
  const reader = new AbortController();
  const signal = withTimeout(reader.signal, 1000);
  expect(signal.aborted).toBe(false);
  end(reader);
  expect(signal.aborted).toBe(true);
});

test('a request that has ended before it is sent is not sent', () => {
  expect(withTimeout(AbortSignal.abort(), 1000).aborted).toBe(true);
});

function notThere(): never {
  throw new TypeError('AbortSignal.any is not a function');
}
