import { afterEach, expect, test, vi } from 'vitest';
import { noteLanding } from './noteLanding.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['/projects?utm_source=fair', 1],
  ['/consent?receipt=a-private-token', 0],
  ['/blog-preview/a-private-token', 0],
  ['/services?content-preview=a-private-token', 0],
])('of a visit that began at %s so many addresses are kept: %i', (path, many) => {
  const kept = new Map<string, string>();
  vi.stubGlobal('location', new URL(path, 'https://studio.example'));
  vi.stubGlobal('document', { referrer: '' });
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => kept.set(key, text),
    },
  });
  noteLanding();
  expect(kept.size).toBe(many);
});
