// @vitest-environment jsdom
import { act } from 'react';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { ExportButton } from './ExportButton.tsx';

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['2732', '280', '2,732 rows; 280 enquiries of people who are not to be contacted are left out.'],
  ['1', '1', '1 row; 1 enquiry of people who are not to be contacted is left out.'],
  ['2', '0', '2 rows; nobody is left out.'],
])('a file of %s rows says that %s are left out', async (rows, leftOut, sentence) => {
  const headers = { 'Row-Count': rows, 'Left-Out-Count': leftOut };
  vi.stubGlobal('fetch', async () => new Response('rows', { headers }));
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  const said = vi.spyOn(toast, 'success');
  const place = document.createElement('div');
  const filter = { search: '', state: '', owner: '', step: '', source: '' };
  renderAdmin(<ExportButton filter={filter} />, place);
  await act(async () => place.querySelector('button')?.click());
  await vi.waitFor(() => expect(said).toHaveBeenCalledWith(sentence, expect.anything()));
});
