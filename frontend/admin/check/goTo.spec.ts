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

test('the way to a picture selects nothing that a key could replace', () => {
  onTestFinished(() => document.body.replaceChildren());
  document.body.innerHTML = '<div id="description" tabindex="0"><p>Oak<img></p></div>';
  Object.assign(Element.prototype, { scrollIntoView() {} });
  goTo({ part: 'picture', index: 0 });
  expect(document.activeElement?.id).toBe('description');
  expect(getSelection()?.isCollapsed).toBe(true);
  expect(getSelection()?.anchorOffset).toBe(2);
});

test('the way to a field for files shows its label, for the field itself is hidden', () => {
  onTestFinished(() => document.body.replaceChildren());
  document.body.innerHTML =
    '<label for="feature_image">Main picture</label><input type="file" id="feature_image">';
  const shown = vi.fn<(this: Element) => void>();
  Object.assign(Element.prototype, { scrollIntoView: shown });
  goTo({ field: 'feature_image' });
  expect(document.activeElement?.id).toBe('feature_image');
  expect(shown.mock.contexts).toEqual([document.querySelector('label')]);
});
