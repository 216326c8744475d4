import { afterEach, expect, test, vi } from 'vitest';
import { adminAct, adminFile } from './adminRequest.ts';

const timeout = new AbortController();
const limits: number[] = [];

const silence = (_address: string, { signal }: { signal: AbortSignal | null }) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

function startSilence(): void {
  limits.length = 0;
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    limits.push(limit);
    return timeout.signal;
  });
  vi.stubGlobal('fetch', silence);
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a call that nobody answers fails in the end as it does without a network', async () => {
  startSilence();
  const answer = adminAct('logout', { method: 'POST' });
  timeout.abort(new DOMException('', 'TimeoutError'));
  await expect(answer).rejects.toThrow(TypeError);
  expect(limits).toEqual([60_000]);
});

test('files take as long as the line needs, on their way here and there', () => {
  startSilence();
  const form = new FormData();
  form.set('file', new File(['plan'], 'plan.pdf'));
  void adminAct('enquiry', { method: 'POST', form });
  void adminFile('export', 'token');
  expect(limits).toEqual([]);
});
