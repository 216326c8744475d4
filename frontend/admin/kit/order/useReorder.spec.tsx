// @vitest-environment jsdom
import { act, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { useReorder } from './useReorder.ts';

const keyOf = (item: string) => item;

function useList() {
  const [items, setItems] = useState<readonly string[]>(['oak', 'teak', 'ash']);
  return { items, setItems, ...useReorder({ items, keyOf, nameOf: keyOf, onOrder: setItems }) };
}

const show = vi.fn<(list: ReturnType<typeof useList>) => void>();
const list = () => show.mock.lastCall?.[0];
const oak = () => list()?.entryAt('oak', list()?.items.indexOf('oak') ?? -1);

function List() {
  show(useList());
  return null;
}

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

test('what came and went while an entry was lifted stays so when it is put back', () => {
  const root = renderAdmin(<List />);
  act(() => oak()?.onLift());
  act(() => oak()?.onMove(1));
  act(() => list()?.setItems(['teak', 'oak', 'elm']));
  act(() => oak()?.onPutBack());
  expect(list()?.items).toEqual(['oak', 'teak', 'elm']);
  act(() => root.unmount());
});
