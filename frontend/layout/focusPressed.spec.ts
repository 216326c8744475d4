// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { focusPressed } from './focusPressed.ts';

test('what is pressed takes the focus where the browser gives it none, but not from a text', () => {
  document.body.innerHTML = '<button>Menu</button><textarea></textarea><button>Bold</button>';
  focusPressed();
  const [menu, bold] = document.querySelectorAll('button');
  menu?.click();
  expect(document.activeElement).toBe(menu);
  document.querySelector('textarea')?.focus();
  bold?.click();
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
});
