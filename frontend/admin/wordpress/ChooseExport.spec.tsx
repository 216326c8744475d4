// @vitest-environment jsdom
import { act } from 'react';
import { toast } from 'react-hot-toast/headless';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { admin } from '../../content/admin/admin.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { ChooseExport } from './ChooseExport.tsx';

const words = admin.wordpressImport;
const message = 'This is no export of WordPress: it is a picture.';

class RefusedUpload extends EventTarget {
  upload = new EventTarget();
  status = 422;
  responseText = JSON.stringify({ message, messages: { file: message } });
  open = vi.fn<() => void>();
  setRequestHeader = vi.fn<() => void>();
  getResponseHeader = () => null;
  send = () => queueMicrotask(() => this.dispatchEvent(new Event('load')));
}

test('why a file was refused stands below its button and describes it', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('XMLHttpRequest', RefusedUpload);
  const place = document.body.appendChild(document.createElement('div'));
  const page = (
    <MemoryRouter>
      <ChooseExport />
    </MemoryRouter>
  );
  const root = renderAdmin(page, place);
  onTestFinished(() => {
    act(() => root.unmount());
    place.remove();
    toast.remove();
    vi.unstubAllGlobals();
  });
  const label = () => [...place.querySelectorAll('label')].find((one) => one.textContent === words.choose);
  const button = () => label()?.control;
  const described = () =>
    button()
      ?.getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent);
  expect(described()).toEqual([words.hint]);
  await act(async () => {
    Object.defineProperty(button(), 'files', { value: [new File(['a'], 'room.jpg')] });
    button()?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await vi.waitFor(() => expect(described()).toEqual([message, words.hint]));
});
