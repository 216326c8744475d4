// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { enquiry } from '../../test/enquiry.ts';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { useEnquiryById } from '../useEnquiryById.ts';
import { SpamBlock } from './SpamBlock.tsx';

const place = document.createElement('div');
const sent: unknown[] = [];
let stored = { ...enquiry };
let isRefused = true;
let root: Root;

function Pane() {
  const { enquiry: shown, ...acting } = useEnquiryById('e1', () => {});
  return (
    shown && (
      <>
        <h2 id="enquiry-name" tabIndex={-1}>
          {shown.state}
        </h2>
        <SpamBlock enquiry={shown} {...acting} />
      </>
    )
  );
}
const settle = () => act(() => vi.advanceTimersByTimeAsync(10));
const press = async (name: string) => {
  const button = [...place.querySelectorAll('button')].find((one) => one.textContent === name);
  button?.focus();
  act(() => button?.click());
  await settle();
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (_address: string, { body }: { body?: FormData }) => {
    if (!body) return Response.json({ data: stored });
    sent.push(Object.fromEntries(body));
    if (!isRefused) return Response.json({ data: { ...stored, state: 'new' } });
    return Response.json({ message: 'Meera moved this to Won.' }, { status: 409 });
  });
  stored = { ...enquiry, state: 'spam' };
  isRefused = true;
  document.body.append(place);
  root = renderAdmin(<Pane />, place);
  await settle();
});
afterEach(() => {
  act(() => root.unmount());
  sent.length = 0;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  ['Not spam', 'new'],
  ['It is spam', 'spam'],
])('%s is sent with the state that was seen', async (name, state) => {
  await press(name);
  expect(sent).toEqual([{ state, from: 'spam' }]);
});

test('what a colleague did since is shown when it is refused', async () => {
  stored = { ...enquiry, state: 'won' };
  await press('Not spam');
  expect(place.querySelector('h2')?.textContent).toBe('won');
});

test('nothing is said to be learned while the line is down', async () => {
  const learned = vi.spyOn(toast, 'success');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  await press('It is spam');
  expect(learned).not.toHaveBeenCalled();
  learned.mockRestore();
});

test('the focus on what is no spam goes to the name', async () => {
  isRefused = false;
  await press('Not spam');
  expect(document.activeElement?.id).toBe('enquiry-name');
});
