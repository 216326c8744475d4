import { useEffect } from 'react';
import { isSingle, pressedKeys } from './pressedKeys.ts';
import { areSingleKeysOn } from './singleKeys.ts';
import { activeShortcuts } from './useShortcuts.ts';

const FIELDS =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]';
/** They have keys of their own, Escape above all. */
const OPEN = 'dialog[open], [role=dialog], header:not([data-save-bar]) [aria-expanded=true], [data-lifted]';

/** Listens for all shortcuts that are active. */
export function useShortcutKeys(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    // Before an editor takes them for a new line.
    addEventListener('keydown', (event) => isWithControl(event) && press(event), { signal, capture: true });
    addEventListener('keydown', (event) => !isWithControl(event) && press(event), { signal });
    return () => leaving.abort();
  }, []);
}

const isWithControl = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;

function press(event: KeyboardEvent): void {
  const keys = pressedKeys(event);
  const shortcut = activeShortcuts().find((one) => one.keys === keys);
  if (!shortcut || event.defaultPrevented || event.isComposing) return;
  if (!isWithControl(event) && isTyping(event.target)) return;
  if (isSingle(shortcut.keys) && !areSingleKeysOn()) return;
  if (document.querySelector(OPEN)) {
    // The browser would save the page.
    if (isWithControl(event)) event.preventDefault();
    return;
  }
  if (event.repeat || shortcut.run()) {
    event.preventDefault();
    event.stopPropagation();
  }
}

const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(FIELDS) !== null;
