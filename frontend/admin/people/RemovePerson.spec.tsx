// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Person, RemovalForm } from '../../api/wire.gen.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { somePerson } from '../test/somePerson.ts';
import { RemovePerson } from './RemovePerson.tsx';

const you: Person = { ...somePerson, id: 'y1', name: 'You', role: 'owner', is_you: true };
const people: Person[] = [
  you,
  somePerson,
  { ...somePerson, id: 'e1', name: 'Ravi' },
  { ...somePerson, id: 'l1', name: 'Sana', role: 'leads' },
  { ...somePerson, id: 'b1', name: 'Kabir', blocked_at: '2026-11-20T09:01:00.000Z' },
];
const remove = vi.fn<(person: Person, form: RemovalForm) => Promise<void>>(async () => {});
let leave = () => {};

function ask(left: Partial<Person>, among = people) {
  const person = { ...somePerson, ...left };
  const root = renderAdmin(
    <RemovePerson person={person} people={among} remove={remove} isBusy={false} onClose={() => {}} />,
  );
  leave = () => act(() => root.unmount());
}

const lists = () =>
  [...document.querySelectorAll('label')].map((label) => ({
    label: label.textContent,
    options: [...(label.parentElement?.querySelectorAll('option') ?? [])].map((each) => each.textContent),
  }));

function choose(id: string, value: string) {
  const list = document.querySelector<HTMLSelectElement>(`#${id}`);
  act(() => {
    if (list) list.value = value;
    list?.dispatchEvent(new Event('change', { bubbles: true }));
  });
}

async function pressRemove() {
  const yes = [...document.querySelectorAll('button')].find((button) => button.textContent === 'Remove');
  await act(async () => yes?.click());
  return remove.mock.lastCall?.[1];
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
});
afterEach(() => {
  leave();
  remove.mockClear();
  vi.unstubAllGlobals();
});

test('who leaves nothing is removed without a question, and nothing is said of text begun since', async () => {
  ask({});
  expect(lists()).toEqual([]);
  expect(await pressRemove()).toEqual({ enquiries_to: null, drafts_to: 'y1', deleted_drafts: 0 });
});

test.each([
  [1, 'Who takes their text that was never saved?', 'Nobody: delete it'],
  [3, 'Who takes their 3 texts that were never saved?', 'Nobody: delete them'],
])('who leaves %s unsaved text is asked about with those who may write', (count, label, nobody) => {
  ask({ unsaved_drafts: count });
  expect(lists()).toEqual([{ label, options: ['You', 'Ravi', nobody] }]);
});

test('unsaved text goes to yourself unless another is chosen', async () => {
  ask({ unsaved_drafts: 1 });
  expect(await pressRemove()).toEqual({ enquiries_to: null, drafts_to: 'y1', deleted_drafts: 1 });
});

test('unsaved text goes to somebody else than enquiries where both are chosen', async () => {
  ask({ unsaved_drafts: 1, open_enquiries: 1 });
  choose('takes-drafts', 'e1');
  choose('takes-enquiries', 'l1');
  expect(await pressRemove()).toEqual({ enquiries_to: 'l1', drafts_to: 'e1', deleted_drafts: 1 });
});

test('unsaved text is deleted where nobody is chosen', async () => {
  ask({ unsaved_drafts: 1 });
  choose('takes-drafts', '');
  expect(await pressRemove()).toEqual({ enquiries_to: null, drafts_to: null, deleted_drafts: 1 });
});

test('who takes over is told from another of the same name by the address', () => {
  const other = { ...somePerson, id: 'o1', name: 'Ravi', email: 'other.ravi@example.com' };
  ask({ open_enquiries: 1 }, [...people, other]);
  expect(lists()[0]?.options).toContain('Ravi (other.ravi@example.com)');
});
