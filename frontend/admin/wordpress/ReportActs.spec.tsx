// @vitest-environment jsdom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { admin } from '../../content/admin/admin.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { ReportActs } from './ReportActs.tsx';

const { pictures, takingBack } = admin.wordpressImport;
const counts = { waiting: 0, added: 3, draft: 1, present: 0, taken_back: 0, left_out: 0, failed: 0 };
const run = { id: 7, site: '', as_drafts: false, started_at: '2026-11-23T09:00:00.000Z', counts };

function actsOf(made: { unchanged: number; changed: number; lacking_pictures: number }, waiting = 0) {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = renderAdmin(
    <ReportActs run={{ ...run, counts: { ...counts, waiting } }} made={made} />,
    place,
  );
  onTestFinished(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });
  return [...place.querySelectorAll('button')];
}

test('pictures that are missing can be asked for again', async () => {
  const asked = vi.fn<(address: string) => Promise<Response>>(async () => Response.json({ data: run }));
  vi.stubGlobal('fetch', asked);
  const [again] = actsOf({ unchanged: 4, changed: 0, lacking_pictures: 1 });
  expect(again?.textContent).toBe(pictures.again);
  await act(async () => again?.click());
  expect(asked.mock.calls.map(([address]) => address)).toEqual(['/api/admin/imports/7/pictures']);
});

test.each([
  ['taken back while blogs are as it left them', 4, [takingBack.open]],
  ['left alone when somebody changed them all', 0, []],
])('an import that has all its pictures can be %s', (_how, unchanged, names) => {
  const buttons = actsOf({ unchanged, changed: 1, lacking_pictures: 0 });
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
});

test('an import that still runs can be taken back, which ends it, and asks for no pictures', async () => {
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  const buttons = actsOf({ unchanged: 0, changed: 0, lacking_pictures: 1 }, 12);
  expect(buttons.map(({ textContent }) => textContent)).toEqual([takingBack.open]);
  await act(async () => buttons[0]?.click());
  expect(document.querySelector('dialog')?.textContent).toContain(takingBack.ends);
});
