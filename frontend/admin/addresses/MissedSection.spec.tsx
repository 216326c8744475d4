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

test('one whose rule leads to what is gone says so, and Elsewhere changes the rule', () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  Object.assign(HTMLDialogElement.prototype, { showModal() {}, close() {} });
  const box = document.body.appendChild(document.createElement('div'));
  const counts = { came_from: null, missed: 3, bots: 0, first_day: '2026-11-21', last_day: '2026-11-22' };
  const data = [{ ...counts, path: '/oak', leads_to: '/blog/gone', suggestion: null }];
  const onElsewhere = vi.fn<(path: string) => void>();
  const root = renderAdmin(<MissedSection missed={{ data, left_out: [] }} onElsewhere={onElsewhere} />, box);
  expect(box.querySelector('tbody th')?.textContent).toBe(
    '/oak It leads to /blog/gone, which is not on the site.',
  );
  act(() => box.querySelector<HTMLElement>('[aria-label="Elsewhere: lead /oak to another page"]')?.click());
  expect(document.querySelector('dialog')?.textContent).toContain('Change where /oak leads');
  expect(document.querySelector<HTMLInputElement>('#address-end')?.value).toBe('/blog/gone');
  expect(onElsewhere).not.toHaveBeenCalled();
  act(() => root.unmount());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});
