// @vitest-environment jsdom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { EditableSection } from '../../api/adminContent.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import type { ListDefinition } from './ListDefinition.ts';
import { StudioContext } from './StudioContext.ts';
import { useStudioList } from './useStudioList.ts';

const list: ListDefinition = {
  id: 'people',
  section: 'team',
  path: '',
  identity: 'name',
  fields: [{ name: 'name', label: 'Name', kind: 'line', max: 40 }],
  words: () => ({ title: 'A person' }),
};
const people = [{ name: 'Meera' }, { name: 'Arjun' }, { name: 'Sana' }];
const section: EditableSection = {
  name: 'team',
  value: people,
  version: 1,
  updated_at: '',
  updated_by: null,
};

test('a second row may be removed while the first is on its way, and none twice', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const save = vi.fn<() => Promise<never>>(() => new Promise(() => undefined));
  const show = vi.fn<(shown: ReturnType<typeof useStudioList>) => void>();
  const List = () => {
    show(useStudioList(list));
    return null;
  };
  const root = renderAdmin(
    <StudioContext value={{ sections: [section], save }}>
      <List />
    </StudioContext>,
  );
  onTestFinished(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });
  const remove = (at: number) => {
    const { rows = [], remove: take } = show.mock.lastCall?.[0] ?? {};
    const row = rows[at];
    if (row) act(() => void take?.(row, 'A person'));
  };
  remove(0);
  remove(0);
  remove(1);
  expect(save).toHaveBeenCalledTimes(2);
});
