// @vitest-environment jsdom
import { expect, onTestFinished, test, vi } from 'vitest';
import { goTo } from './goTo.ts';

test('what is wrong with a line leads to the field that holds it', () => {
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  onTestFinished(() => void vi.unstubAllGlobals());
  document.body.innerHTML = '<textarea id="cost.included"></textarea>';
  const field = document.querySelector('textarea');
  Object.assign(Element.prototype, { scrollIntoView() {} });
  goTo({ field: 'cost.included.2' });
  expect(document.activeElement).toBe(field);
});
