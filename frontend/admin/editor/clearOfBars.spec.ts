// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { clearOfBars } from './clearOfBars.ts';

test('a line is scrolled to above the bar at the foot and below the strips at the top', () => {
  const style = { scrollPaddingTop: '85px', scrollPaddingBottom: '84px' };
  vi.stubGlobal('getComputedStyle', () => style);
  onTestFinished(() => void vi.unstubAllGlobals());
  const scroll = vi.fn<(line: { top: number; right: number; bottom: number; left: number }) => void>();
  const editor = { scrollRectIntoView: scroll };
  clearOfBars(editor);
  editor.scrollRectIntoView({ top: 780, right: 30, bottom: 810, left: 20 });
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ top: 695, right: 30, bottom: 894, left: 20 });
});
