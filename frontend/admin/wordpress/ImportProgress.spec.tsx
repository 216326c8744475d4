// @vitest-environment jsdom
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { admin } from '../../content/admin/admin.ts';
import { renderAdmin } from '../test/renderAdmin.tsx';
import { ImportProgress } from './ImportProgress.tsx';

const { finished, finishedInPart } = admin.wordpressImport;
const counts = { waiting: 0, added: 3, draft: 1, present: 0, taken_back: 0, left_out: 2, failed: 0 };

test.each([
  [0, finished],
  [1, finishedInPart],
])('the end of an import of which %i could not be imported is told as it is', (failed, sentence) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const place = document.createElement('div');
  const root = renderAdmin(<ImportProgress counts={{ ...counts, failed }} />, place);
  onTestFinished(() => {
    act(() => root.unmount());
    vi.unstubAllGlobals();
  });
  expect(place.querySelector('output')?.textContent).toBe(sentence);
});
