// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../session/createQueryClient.ts';
import { FindMarks } from './FindMarks.tsx';

const PATH = '/api/admin/do-not-contact/';
const sent: { path: string; body: string; answer: (found: object) => void }[] = [];
let unmount = () => {};

beforeEach(async () => {
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    return new Promise<Response>((resolve) => {
      sent.push({ path, body, answer: (found) => resolve(Response.json(found)) });
    });
  });
  // This document has no dialogs that open.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  const box = document.createElement('div');
  document.body.append(box);
  const root = createRoot(box);
  unmount = () => flushSync(() => root.unmount());
  flushSync(() =>
    root.render(
      <QueryClientProvider client={createQueryClient()}>
        <FindMarks />
      </QueryClientProvider>,
    ),
  );
  await press('Find a “do not contact”');
});
afterEach(() => {
  unmount();
  document.body.replaceChildren();
  sent.length = 0;
  vi.unstubAllGlobals();
});

const button = (text: string) =>
  [...document.querySelectorAll('button')].findLast(({ textContent }) => textContent === text);
const ready = (text: string) =>
  vi.waitFor(() => {
    const found = button(text);
    if (!found || found.getAttribute('aria-disabled') === 'true')
      throw new Error(`There is no “${text}” to press.`);
    return found;
  });
const press = async (text: string) => {
  const found = await ready(text);
  flushSync(() => found.click());
};
const type = (who: string) =>
  flushSync(() => {
    const field = document.querySelector('input');
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, who);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
  });
const answerAbout = async (who: string) => {
  await vi.waitFor(() => expect(sent.length).toBeGreaterThan(0));
  sent.at(-1)?.answer({ data: [{ who, at: '2026-01-02T03:04:05.000Z', by: null }], enquiries: 0 });
  return ready('Find');
};

test('the marks of one person are not shown once somebody else is typed', async () => {
  type('a@example.com');
  await press('Find');
  type('b@example.com');
  await answerAbout('a@example.com');
  expect(document.querySelector('output')?.textContent).toBe('');
  expect(button('Forget these marks')).toBeUndefined();
});

test('marks are forgotten after a question only, and those that were found', async () => {
  type('a@example.com');
  await press('Find');
  await answerAbout('a@example.com');
  await press('Forget these marks');
  expect(document.body.textContent).toContain('The marks of a@example.com are deleted for good.');
  expect(sent.map(({ path }) => path)).toEqual([`${PATH}find`]);
  await press('Forget these marks');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ path: `${PATH}forget`, body: '{"who":"a@example.com"}' });
});
