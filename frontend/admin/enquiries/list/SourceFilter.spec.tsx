// @vitest-environment jsdom
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../../test/renderAdmin.tsx';
import { SourceFilter } from './SourceFilter.tsx';

const place = document.createElement('div');
let root: Root;
const show = (source: string) => {
  const filter = { search: 'flat', state: 'new', owner: '', step: '', source };
  const counts = [
    { source: 'direct', count: 4 },
    { source: 'fair', count: 2 },
  ];
  root = renderAdmin(
    <MemoryRouter>
      <SourceFilter filter={filter} counts={counts} />
      <Place />
    </MemoryRouter>,
    place,
  );
};
function Place() {
  const { pathname, search } = useLocation();
  return <output>{`${pathname}${search}`}</output>;
}
const select = () => place.querySelector('select');

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

test('the sources are told with their numbers, and the one that is chosen joins the other filters', () => {
  show('');
  const options = [...(select()?.options ?? [])].map(({ text }) => text);
  expect(options).toEqual(['All sources', 'Direct, or not known (4)', 'fair (2)']);
  act(() => {
    const chosen = select();
    if (chosen) chosen.value = 'fair';
    chosen?.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect(place.querySelector('output')?.textContent).toBe('/enquiries?state=new&source=fair&search=flat');
});

test('a source that no enquiry has any more stays chosen until another one is', () => {
  show('mall');
  expect(select()?.selectedOptions[0]?.text).toBe('mall');
});
