import { expect, test } from 'vitest';
import { isSingle, pressedKeys } from './pressedKeys.ts';

const press = (key: string, held: Partial<KeyboardEvent> = {}) =>
  pressedKeys({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...held });

test('Control and Command are the same', () => {
  expect([press('s', { ctrlKey: true }), press('Enter', { metaKey: true })]).toEqual(['mod+s', 'mod+enter']);
});

test('capitals of Caps Lock count as letters', () => {
  expect(press('S', { ctrlKey: true })).toBe('mod+s');
});

test('a question mark needs Shift on some keyboards, and a slash on others', () => {
  expect([press('?', { shiftKey: true }), press('/', { shiftKey: true })]).toEqual(['?', '/']);
});

test('with Alt, or with Shift beside Control, keys belong to the browser', () => {
  expect(press('s', { altKey: true })).toBeUndefined();
  expect(press('s', { ctrlKey: true, shiftKey: true })).toBeUndefined();
});

test('only keys of one character can be switched off', () => {
  expect(['/', '?', 'escape', 'mod+s'].map(isSingle)).toEqual([true, true, false, false]);
});
