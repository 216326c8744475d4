// @vitest-environment jsdom
import { act } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { AuditTable } from './AuditTable.tsx';

let tidy = () => {};
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterEach(() => {
  tidy();
  vi.unstubAllGlobals();
});

test('changed words are named as in the Studio, and lead to what they said before', () => {
  const entry = {
    id: 1,
    at: '2026-11-30T04:00:00.000Z',
    who: 'asha@example.com',
    action: 'words changed' as const,
    subject_type: 'content' as const,
    subject_id: 'service-texts',
    subject: 'service-texts',
    network: null,
    request_id: null,
  };
  const box = document.body.appendChild(document.createElement('div'));
  const table = <AuditTable entries={[entry]} isBusy={false} />;
  const root = renderAdmin(<MemoryRouter>{table}</MemoryRouter>, box);
  tidy = () => {
    act(() => root.unmount());
    box.remove();
  };
  const link = box.querySelector('a');
  expect([link?.textContent, link?.getAttribute('href')]).toEqual([
    'Long texts of the services',
    '/studio/service-texts/versions',
  ]);
});
