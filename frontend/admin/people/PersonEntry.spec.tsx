// @vitest-environment jsdom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { somePerson } from '../test/somePerson.ts';
import { PersonEntry } from './PersonEntry.tsx';

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
    <PersonEntry
      name={somePerson.name}
      person={somePerson}
      changes={changes}
      onRemove={() => {}}
      onReset={() => {}}
    />,
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
