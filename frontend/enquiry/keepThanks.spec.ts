// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { keepThanks } from './keepThanks.ts';

const thanks = { received: '2026-11-02T10:00:00Z', due: '2026-11-02T12:00:00Z' };

test('the promise is kept before the thank-you page can be asked for', () => {
  const set = vi.spyOn(document, 'cookie', 'set');
  const read = vi.spyOn(document, 'cookie', 'get');
  keepThanks(thanks, null);
  expect(set).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('thanks=received='));
  expect(read).toHaveBeenCalledAfter(set);
});
