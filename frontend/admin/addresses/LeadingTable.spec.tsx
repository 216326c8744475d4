// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LeadingAddress } from '../../api/wire.gen.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { LeadingTable } from './LeadingTable.tsx';

const address: LeadingAddress = {
  from: '/blog/oak',
  to: '/projects',
  kind: 'own',
  why: '',
  changed_at: null,
  changed_by: null,
  hits: 0,
  last_hit: null,
};

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['leads on', {}, '/projects'],
  ['waits while a page is at it', { page: 'Oak' }, '/projects Not while “Oak” is at the old address'],
  ['says that its page is gone', { is_gone: true }, '/projects It leads to a page that is not on the site.'],
])('an address %s', (_what, more, told) => {
  const place = document.createElement('div');
  const addresses = [{ ...address, ...more }];
  const root = renderAdmin(<LeadingTable addresses={addresses} isBusy={false} onChange={() => {}} />, place);
  expect(place.querySelector('td')?.textContent).toBe(told);
  act(() => root.unmount());
});
