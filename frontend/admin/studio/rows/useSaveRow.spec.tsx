// @vitest-environment jsdom
import { act } from 'react';
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import type { EditableSection } from '../../../api/adminContent.ts';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { type Json, json } from '../json.ts';
import type { ListDefinition } from './ListDefinition.ts';
import { StudioContext } from '../StudioContext.ts';
import { useRowEdits } from './useRowEdits.ts';
import { useSaveRow } from './useSaveRow.ts';
import { useSections } from '../useSections.ts';

const list: ListDefinition = {
  id: 'people',
  section: 'team',
  path: '',
  identity: 'name',
  fields: [
    { name: 'name', label: 'Name', kind: 'line', max: 40 },
    { name: 'note', label: 'Note', kind: 'line', max: 40, isOptional: true },
  ],
  words: () => ({ title: 'A person' }),
};
const meera = { name: 'Meera', note: 'Kitchens' };
const arjun = { name: 'Arjun', note: 'Storage' };
const section = (version: number, value: Json): EditableSection => ({
  name: 'team',
  value,
  version,
  updated_at: '2026-11-23T09:00:00Z',
  updated_by: 'Sana',
});
let stored: EditableSection;
let storedAs = (value: Json): Json => value;
let shown = list;
let place: HTMLDivElement;
let root: Root;

async function answer(address: string, { method = 'GET', body = '' }: { method?: string; body?: string }) {
  if (method === 'GET') return Response.json({ data: [stored] });
  const sent = z.object({ value: json, version: z.number() }).parse(JSON.parse(body));
  if (sent.version !== stored.version) return Response.json({}, { status: 409 });
  stored = section(stored.version + 1, storedAs(sent.value));
  return Response.json({ data: stored });
}

function Row({ id }: { id: string }) {
  const edit = useRowEdits(({ edits }) => edits.find((one) => one.id === id));
  return edit ? <Save edit={edit} /> : null;
}

function Save({ edit }: { edit: Parameters<typeof useSaveRow>[1] }) {
  const { submit } = useSaveRow(shown, edit, { name: 'A person', onSaved: () => {} });
  return <button onClick={submit}>{edit.problem?.sentence ?? 'Save'}</button>;
}

function Studio() {
  const { sections, save } = useSections();
  const ids = useRowEdits(({ edits }) => edits.map(({ id }) => id).join(' '));
  const { toasts } = useToaster();
  if (!sections) return null;
  return (
    <StudioContext value={{ sections, save }}>
      <main>
        {ids.split(' ').map((id) => (
          <Row key={id} id={id} />
        ))}
      </main>
      {toasts.map((one) => (
        <div key={one.id}>{resolveValue(one.message, one)}</div>
      ))}
    </StudioContext>
  );
}

function open(base: Json | undefined, note: string, name?: string): void {
  const { id } = useRowEdits.getState().open(shown, base);
  useRowEdits.getState().type(id, 'note', note);
  if (name !== undefined) useRowEdits.getState().type(id, 'name', name);
}

const buttons = () => [...place.querySelectorAll('button')];

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', answer);
  toast.remove();
  stored = section(1, [meera, arjun]);
  shown = list;
  storedAs = (value) => value;
  place = document.createElement('div');
  root = renderAdmin(<Studio />, place);
  await act(() => vi.waitUntil(() => place.querySelector('main')));
});
afterEach(() => {
  act(() => root.unmount());
  useRowEdits.setState({ edits: [] });
  localStorage.clear();
  toast.remove();
  vi.unstubAllGlobals();
});

test('a save that waited for one that was refused replaces nothing that nobody was shown', async () => {
  act(() => {
    open(meera, 'Kitchens and baths');
    open(arjun, 'Wardrobes');
  });
  const theirs = [meera, arjun].map((one) => ({ ...one, note: 'Lighting' }));
  stored = section(2, theirs);
  await act(async () => buttons().forEach((save) => save.click()));
  await waitFor('Somebody else has changed this row since you opened it.');
  expect(button('Sana saved')).toBeDefined();
  expect(stored.value).toEqual(theirs);
});

test('a row is put back also where another entry was stored than was sent', async () => {
  storedAs = (value) => (Array.isArray(value) ? value.map((one) => ({ note: '', ...Object(one) })) : value);
  act(() => open(meera, ''));
  await act(async () => buttons()[0]?.click());
  await act(() => vi.waitUntil(() => place.textContent.includes('Saved.')));
  expect(stored.value).toEqual([{ ...meera, note: '' }, arjun]);
  await act(async () => buttons()[0]?.click());
  await act(() => vi.waitUntil(() => place.textContent.includes('It is as it was before.')));
  expect(stored.value).toEqual([meera, arjun]);
});

const button = (words: string) => buttons().find(({ textContent }) => textContent.includes(words));
const press = (words: string) => act(async () => button(words)?.click());
const waitFor = (words: string) => act(() => vi.waitUntil(() => place.textContent.includes(words)));

function loseAnAnswer(): void {
  vi.stubGlobal('fetch', async (...sent: Parameters<typeof answer>) => {
    await answer(...sent);
    vi.stubGlobal('fetch', answer);
    throw new TypeError('The line is down.');
  });
}

test.each([
  ['the words that somebody else had written', [meera, { ...arjun, note: 'Lighting' }]],
  ['the list from which somebody else had taken the row', [meera]],
])('Undo gives back %s, also after a lost answer', async (_what, theirs) => {
  act(() => open(arjun, 'Wardrobes'));
  stored = section(2, theirs);
  await press('Save');
  await waitFor('Sana saved');
  loseAnAnswer();
  await press('Sana saved');
  await waitFor('could not be reached');
  await press('could not be reached');
  await waitFor('Saved.');
  expect(stored.value).toEqual([meera, { ...arjun, note: 'Wardrobes' }]);
  await press('Undo');
  await waitFor('It is as it was before.');
  expect(stored.value).toEqual(theirs);
});

test('a row is saved and put back without a word where somebody else saved another', async () => {
  const theirs = { ...meera, note: 'Lighting' };
  const mine = { ...arjun, note: 'Wardrobes' };
  act(() => open(arjun, mine.note));
  stored = section(2, [theirs, arjun]);
  await press('Save');
  await waitFor('Saved.');
  expect(stored.value).toEqual([theirs, mine]);
  stored = section(4, [meera, mine]);
  await press('Undo');
  await waitFor('It is as it was before.');
  expect(stored.value).toEqual([meera, arjun]);
});

test.each([
  ['a changed row', arjun, arjun.name],
  ['a new row', undefined, 'Ravi'],
])('Undo of %s whose answer was lost says so, and may be pressed again', async (_which, base, name) => {
  act(() => open(base, 'Wardrobes', name));
  await press('Save');
  await waitFor('Saved.');
  loseAnAnswer();
  await press('Undo');
  await waitFor('could not be reached');
  expect(place.textContent).not.toContain('Somebody has changed it');
  await press('Undo');
  await waitFor('It is as it was before.');
  expect(stored.value).toEqual([meera, arjun]);
});

test('what the server refuses of a new row stands at its field, also where the list is sorted', async () => {
  shown = { ...list, sortedBy: 'name' };
  act(() => open(undefined, 'Wardrobes', 'Anita'));
  const refusal = { message: 'No.', messages: { '0.note': 'Please write more.' } };
  vi.stubGlobal('fetch', async (...sent: Parameters<typeof answer>) =>
    sent[1].method ? Response.json(refusal, { status: 422 }) : answer(...sent),
  );
  await press('Save');
  await act(() => vi.waitUntil(() => useRowEdits.getState().edits[0]?.problem));
  expect(useRowEdits.getState().edits[0]?.messages).toEqual({ note: 'Please write more.' });
});

test('a row is held while it is open, so that no other tab opens its copy', async () => {
  const request = vi.fn<(id: string) => Promise<void>>(async () => undefined);
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'));
  act(() => open(arjun, 'Wardrobes'));
  const [edit] = useRowEdits.getState().edits;
  expect(request).toHaveBeenCalledExactlyOnceWith(edit?.id, expect.any(Function));
});

test('what is typed after the screen was opened again during a save stays in the row', async () => {
  act(() => open(arjun, 'Wardrobes'));
  storedAs = (value) => {
    storedAs = (next) => next;
    const { edits, restore, type } = useRowEdits.getState();
    restore([list], []);
    for (const { id } of edits) type(id, 'note', 'Wardrobes and shelves');
    return value;
  };
  await press('Save');
  await waitFor('Saved.');
  expect(stored.value).toEqual([meera, { ...arjun, note: 'Wardrobes' }]);
  await press('Save');
  await act(() => vi.waitUntil(() => useRowEdits.getState().edits.length === 0));
  expect(stored.value).toEqual([meera, { ...arjun, note: 'Wardrobes and shelves' }]);
});

test.each([
  ['changed', arjun],
  ['new', undefined],
])('a %s row that is the same as another is not saved', async (_which, base) => {
  act(() => open(base, meera.note, meera.name));
  await act(async () => buttons()[0]?.click());
  expect(buttons()[0]?.textContent).toBe('This is in the list already.');
  expect(place.textContent).not.toContain('Saved.');
});

test('a row whose answer was lost is saved when somebody presses again', async () => {
  loseAnAnswer();
  act(() => open(arjun, 'Wardrobes'));
  await act(async () => buttons()[0]?.click());
  await act(() => vi.waitUntil(() => buttons()[0]?.textContent.includes('could not be reached')));
  await act(async () => buttons()[0]?.click());
  await act(() => vi.waitUntil(() => place.textContent.includes('Saved.')));
  expect(stored.value).toEqual([meera, { ...arjun, note: 'Wardrobes' }]);
});
