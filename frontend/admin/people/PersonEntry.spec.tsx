// @vitest-environment jsdom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Person } from '../../api/wire.gen.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { PersonEntry } from './PersonEntry.tsx';

const asha: Person = {
  id: 'a1',
  email: 'asha@example.com',
  name: 'Asha',
  role: 'editor',
  blocked_at: null,
  last_used_at: null,
  open_enquiries: 0,
  second_factor: { app: false, passkeys: 0, provider: false },
  is_you: false,
};

test.each([
  ['given', false],
  ['given while another change of people is on its way', true],
])('a role that is chosen is %s', (_what, isBusy) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onTestFinished(() => void vi.unstubAllGlobals());
  const giveRole = vi.fn<() => Promise<void>>(async () => {});
  const changes = { isBusy, giveRole, block: giveRole, remove: giveRole };
  const row = document.body.appendChild(document.createElement('table')).createTBody();
  const root = renderAdmin(
    <PersonEntry person={asha} changes={changes} onRemove={() => {}} onReset={() => {}} />,
    row,
  );
  onTestFinished(() => act(() => root.unmount()));
  const list = row.querySelector('select');
  act(() => {
    if (list) list.value = 'leads';
    list?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(giveRole).toHaveBeenCalledOnce();
});
