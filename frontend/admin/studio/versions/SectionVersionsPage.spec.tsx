// @vitest-environment jsdom
import { act } from 'react';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { SectionVersionsPage } from './SectionVersionsPage.tsx';

const words: Record<number, string[]> = { 1: ['Kadam Foods'], 2: ['Panch Capital'] };
const saved_at = '2026-11-23T09:00:00.000Z';
const section = { name: 'clients', version: 1, updated_at: saved_at, updated_by: 'Sana' };
const sent = vi.fn<(body: unknown) => void>();
let status: number;
let place: HTMLDivElement;
let root: Root;

const head = (number: number) => ({ number, saved_at, saved_by: 'Sana', device: '' });
const listed = (number: number) => ({
  ...head(number),
  act: 'changed',
  moved_to: null,
  words_added: 1,
  words_removed: 1,
  is_current: number === Object.keys(words).length,
});

async function answer(address: string, { method = 'GET', body = '' }: { method?: string; body?: string }) {
  if (method === 'POST') {
    sent(JSON.parse(body));
    return Response.json({ data: { ...section, value: words[1], version: 2 } }, { status });
  }
  const number = Number(/versions\/(\d+)$/.exec(address)?.[1]);
  if (number) return Response.json({ data: { ...head(number), content: { value: words[number] } } });
  if (!address.includes('versions')) return Response.json({ data: [{ ...section, value: words[2] }] });
  const data = Object.keys(words).map(Number).toReversed().map(listed);
  return Response.json({ data, pagination: { page: 1, pages: 1, limit: 20, total: data.length } });
}

function Shown() {
  const { toasts } = useToaster();
  return (
    <>
      <Routes>
        <Route path="/studio/:name/versions" element={<SectionVersionsPage />} />
      </Routes>
      <p>{useLocation().search}</p>
      {toasts.map((one) => (
        <p key={one.id}>{resolveValue(one.message, one)}</p>
      ))}
    </>
  );
}

const button = (name: RegExp) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => name.test(textContent));

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', answer);
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  status = 200;
  place = document.body.appendChild(document.createElement('div'));
  root = renderAdmin(
    <MemoryRouter initialEntries={['/studio/clients/versions?version=1']}>
      <Shown />
    </MemoryRouter>,
    place,
  );
  await act(() => vi.waitUntil(() => button(/^Put .* back$/)));
});
afterEach(() => {
  act(() => root.unmount());
  toast.remove();
  place.remove();
  sent.mockClear();
  vi.unstubAllGlobals();
});

const putBack = async (said: RegExp) => {
  await act(() => vi.waitUntil(() => button(/^Put .* back$/)?.ariaDisabled !== 'true'));
  act(() => button(/^Put .* back$/)?.click());
  const asked = document.querySelector('dialog')?.textContent;
  act(() => button(/^Put it back$/)?.click());
  await act(() => vi.waitUntil(() => said.test(place.textContent)));
  return asked;
};

test('former words are saved once more, with the number of their version, and the newest two are compared then', async () => {
  expect(await putBack(/The former words are back/)).toContain('goes on the site at once');
  expect(sent).toHaveBeenCalledExactlyOnceWith({ value: words[1], version: 1, restored_from: 1 });
  expect(place.textContent).not.toContain('?version');
});

test('what somebody else has saved meanwhile is told, and nothing is put back', async () => {
  status = 409;
  await putBack(/Sana saved “Clients”.*Nothing was put back/);
  expect(place.textContent).toContain('?version=1');
});

test('words that are refused are told', async () => {
  status = 422;
  await putBack(/could not be put back/);
  expect(place.textContent).toContain('?version=1');
});
