// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Person } from '../../api/wire.gen.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { somePerson } from '../test/somePerson.ts';
import { PeopleSection } from './PeopleSection.tsx';

const second_factor = { app: true, passkeys: 0, provider: false };
const ravi: Person = { ...somePerson, id: 'r1', name: 'Ravi', email: 'ravi@example.com', second_factor };
const otherRavi: Person = { ...ravi, id: 'r2', email: 'other.ravi@example.com' };
const CALLED = 'Ravi (other.ravi@example.com)';
const fetchAnswer = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
let root: Root;

const labelled = (label: string) => document.querySelector<HTMLElement>(`[aria-label="${label}"]`);
const press = (label: string) => act(async () => labelled(label)?.click());
const dialogTitle = () => document.querySelector('dialog h2')?.textContent;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', fetchAnswer.mockReturnValue(new Promise(() => {})));
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  root = renderAdmin(
    <PeopleSection people={[somePerson, ravi, otherRavi]} invitations={[]} isBusy={false} />,
    document.body.appendChild(document.createElement('div')),
  );
});
afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

test.each([
  [`Remove ${CALLED}`, `Remove ${CALLED}?`],
  [`Reset the second factor of ${CALLED}`, `Reset the second factor of ${CALLED}?`],
])('who shares a name is asked about with the address: %s', async (button, title) => {
  await press(button);
  expect(dialogTitle()).toBe(title);
});

test('who shares a name is named with the address where a role is given or somebody is blocked', () => {
  expect(labelled(`Role of ${CALLED}`)).not.toBeNull();
  expect(labelled(`Block ${CALLED}`)).not.toBeNull();
  expect(labelled('Block Asha')).not.toBeNull();
});
