// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { onHydrationEnd } from '../pages/+onHydrationEnd.ts';
import { readDraft, saveDraft } from './draft/enquiryDraft.ts';
import { hasDraft } from './hasWaiting.ts';

const DAY = 86_400_000;

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  delete document.documentElement.dataset['hydrated'];
});

test('a draft of words alone leaves the device when a page hydrates after seven days', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  saveDraft([['name', 'Asha']], 'key-of-asha');
  onHydrationEnd();
  await import('./waiting/watchWaiting.ts');
  expect(readDraft()).toEqual({ name: 'Asha' });
  vi.setSystemTime(Date.now() + 7 * DAY);
  onHydrationEnd();
  await vi.waitFor(() => expect(hasDraft()).toBe(false));
});
