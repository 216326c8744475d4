// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { holdForm, readOpenForms } from './openForms.ts';

const held: { name: string }[] = [];
const request = vi.fn<(name: string, hold: () => Promise<unknown>) => Promise<unknown>>();

beforeEach(() => {
  request.mockImplementation((name) => {
    held.push({ name });
    return new Promise(() => undefined);
  });
  const locks = { request, query: () => Promise.resolve({ held }) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
});
afterEach(() => {
  held.length = 0;
  request.mockReset();
  Reflect.deleteProperty(navigator, 'locks');
});

test('a form that was closed is not open, though its lock is still there for a moment', async () => {
  holdForm('open');
  const close = holdForm('closed');
  close();
  expect(await readOpenForms()).toEqual(['open']);
});

test('a form that was closed is not open, though its lock goes while that is asked', async () => {
  request.mockImplementation((_name, hold) => hold());
  const close = holdForm('closed');
  held.push({ name: 'closed' });
  close();
  expect(await readOpenForms()).toEqual([]);
});

test('a form that was closed here and is open in another tab since is open', async () => {
  request.mockImplementation((_name, hold) => hold());
  holdForm('moved')();
  held.push({ name: 'moved' });
  await vi.waitFor(async () => expect(await readOpenForms()).toEqual(['moved']));
});

test('the lock of a form goes when it is closed', async () => {
  const close = holdForm('a');
  const untilClosed = request.mock.lastCall?.[1]();
  close();
  await expect(untilClosed).resolves.toBeDefined();
});

test('a browser that refuses to tell knows no open form, so that what is kept is offered', async () => {
  const locks = { request, query: () => Promise.reject(new DOMException('Refused', 'SecurityError')) };
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  expect(await readOpenForms()).toEqual([]);
});

test('over plain http no form is known to be open', async () => {
  Reflect.deleteProperty(navigator, 'locks');
  holdForm('a');
  expect(await readOpenForms()).toEqual([]);
});
