// @vitest-environment jsdom
import { act } from 'react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { admin } from '../../content/admin/admin.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { ChooseExport } from './ChooseExport.tsx';

const words = admin.wordpressImport;
const [drafts, published] = words.question.ways;
const message = 'This is no export of WordPress: it is a picture.';
const send = vi.fn<(form: FormData) => void>();

class RefusedUpload extends EventTarget {
  upload = new EventTarget();
  status = 422;
  responseText = JSON.stringify({ message, messages: { file: message } });
  open = vi.fn<() => void>();
  setRequestHeader = vi.fn<() => void>();
  getResponseHeader = () => null;
  send = (form: FormData) => {
    send(form);
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  };
}

let leave = () => {};
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('XMLHttpRequest', RefusedUpload);
  // This document has no dialogs that open.
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  const place = document.body.appendChild(document.createElement('div'));
  const page = (
    <MemoryRouter>
      <ChooseExport />
    </MemoryRouter>
  );
  const root = renderAdmin(page, place);
  leave = () => {
    act(() => root.unmount());
    place.remove();
  };
});
afterEach(() => {
  leave();
  toast.remove();
  send.mockClear();
  vi.unstubAllGlobals();
});

const labelled = (label: string) => {
  const found = [...document.querySelectorAll('label')].find(({ textContent }) =>
    textContent.startsWith(label),
  );
  return found?.control instanceof HTMLInputElement ? found.control : undefined;
};
const chooseFile = () =>
  act(async () => {
    Object.defineProperty(labelled(words.choose), 'files', { value: [new File(['a'], 'room.jpg')] });
    labelled(words.choose)?.dispatchEvent(new Event('change', { bubbles: true }));
  });
const press = (name: string) =>
  act(async () =>
    [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)?.click(),
  );
const described = () =>
  labelled(words.choose)
    ?.getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);

test.each([
  ['as drafts, unless', () => {}, 'true'],
  ['on the site, when', () => act(() => labelled(published.label)?.click()), 'false'],
])(
  'nothing is sent before it is asked how the blogs come in: %s it is said',
  async (_how, answer, asDrafts) => {
    await chooseFile();
    expect(send).not.toHaveBeenCalled();
    expect(labelled(drafts.label)?.checked).toBe(true);
    answer();
    await press(words.question.yes);
    expect(send.mock.calls.map(([form]) => form.get('as_drafts'))).toEqual([asDrafts]);
  },
);

test('nothing is imported by “Not now”', async () => {
  await chooseFile();
  await press(words.question.no);
  expect(document.querySelector('dialog')).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('why a file was refused stands below its button, describes it, and is said there alone', async () => {
  const failed = vi.spyOn(toast, 'error');
  expect(described()).toEqual([words.hint]);
  await chooseFile();
  await press(words.question.yes);
  await vi.waitFor(() => expect(described()).toEqual([message, words.hint]));
  expect(document.querySelector('[role=alert]')?.textContent).toBe(message);
  expect(failed).not.toHaveBeenCalled();
  failed.mockRestore();
});
