// @vitest-environment jsdom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { MissedSection } from './MissedSection.tsx';

test('where none is listed, it promises no more than that none was missed three times, below its heading', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const box = document.createElement('div');
  const root = renderAdmin(<MissedSection missed={{ data: [], left_out: [] }} onElsewhere={() => {}} />, box);
  expect(box.querySelectorAll('h2')).toHaveLength(1);
  expect(box.querySelector('h3')?.textContent).toBe('No address is missed often.');
  expect(box.textContent).toContain('In the last 30 days no address was missed three times.');
  act(() => root.unmount());
  vi.unstubAllGlobals();
});
