import { playFilm } from '../hydration/playFilm.ts';

const CARRIED = 'a, button, details, dialog, input, select, textarea';

/**
 * For a page whose words a translator has replaced, before it hydrates: React renders that anew, and the translator translates it
 * again. It goes on from what was written, opened, focused and pressed, before the effects of the page look at it.
 */
export function carryOver(): void {
  const root = document.getElementById('root');
  if (!root) return;
  const before = nameElements(root);
  let focused: unknown = document.activeElement;
  root.addEventListener('focusin', ({ target }) => {
    focused = target;
  });
  const observer = new MutationObserver(() => {
    observer.disconnect();
    const after = nameElements(root);
    for (const [name, old] of before) carry(old, after.get(name));
    for (const [name, old] of before) if (old === focused) after.get(name)?.focus({ preventScroll: true });
    playFilm();
  });
  observer.observe(root, { childList: true });
  // What React says of the other words would let go of a press that is held.
  document.documentElement.dataset['hydrated'] = '';
}

/** By what is the same in both, and their place among those that share it. */
function nameElements(root: HTMLElement): Map<string, HTMLElement> {
  const named = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>(CARRIED)) {
    const { localName, className } = element;
    const shared = [localName, className, element.getAttribute('name'), element.getAttribute('href')].join();
    let place = 0;
    while (named.has(`${shared} ${place}`)) place += 1;
    named.set(`${shared} ${place}`, element);
  }
  return named;
}

function carry(old: HTMLElement, now: HTMLElement | undefined): void {
  if (old instanceof HTMLInputElement && now instanceof HTMLInputElement) carryInput(old, now);
  else if (old instanceof HTMLTextAreaElement && old.value !== old.defaultValue) write(now, old.value);
  else if (old instanceof HTMLSelectElement) write(now, old.value, 'change');
  else if (old instanceof HTMLDetailsElement) now?.toggleAttribute('open', old.open);
  else if (old instanceof HTMLDialogElement) open(old, now);
  else old.addEventListener('click', (click) => pressInstead(click, now));
}

function open(old: HTMLDialogElement, now: HTMLElement | undefined): void {
  if (old.open && now instanceof HTMLDialogElement) now.showModal();
}

function carryInput(old: HTMLInputElement, now: HTMLInputElement): void {
  if (old.files?.length) write(now, old.files, 'change', 'files');
  else if (old.checked !== now.checked) now.click();
  else if (old.value !== old.defaultValue) write(now, old.value);
}

/** Past React, which notes what is set on the element and would take it for its own. */
function write(field: HTMLElement | undefined, value: unknown, type = 'input', property = 'value'): void {
  if (!field) return;
  Reflect.set(field.constructor.prototype, property, value, field);
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

/** A press that is held is made again on what was pressed. */
function pressInstead(click: Event, now: HTMLElement | undefined): void {
  if (!now) return;
  click.preventDefault();
  now.click();
}
