// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { focusPressed } from './focusPressed.ts';

afterEach(() => document.body.replaceChildren());

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

test('what is pressed takes the focus from what it lies in', () => {
  document.body.innerHTML = '<main tabindex="-1"><button>Delete</button></main>';
  focusPressed();
  document.querySelector('main')?.focus();
  document.querySelector('button')?.click();
  expect(document.activeElement?.tagName).toBe('BUTTON');
});
