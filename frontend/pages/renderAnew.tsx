import { type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { playFilm } from '../hydration/playFilm.ts';

const CARRIED = 'a, button, details, dialog, input, select, textarea';

/**
 * For a page whose texts a translator has replaced: React could not find them. It is rendered in one go, so that nothing is typed
 * meanwhile, and goes on from what was written, opened, focused and pressed. The translator sees it change, and translates it again.
 */
export function renderAnew(root: HTMLElement, page: ReactNode): void {
  const before = nameElements(root);
  const focused = document.activeElement;
  const goOn = () => {
    const after = nameElements(root);
    for (const [name, old] of before) carryOver(old, after.get(name));
    for (const [name, old] of before) if (old === focused) after.get(name)?.focus({ preventScroll: true });
  };
  flushSync(() => createRoot(root).render(<Rendered goOn={goOn}>{page}</Rendered>));
  playFilm();
}

/** Before the effects of what is in it, which look at what is written. */
function Rendered({ goOn, children }: { goOn: () => void; children: ReactNode }) {
  // oxlint-disable-next-line react/exhaustive-deps -- once
  useLayoutEffect(goOn, []);
  return children;
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

function carryOver(old: HTMLElement, now: HTMLElement | undefined): void {
  if (old instanceof HTMLInputElement && now instanceof HTMLInputElement) carryInput(old, now);
  else if (old instanceof HTMLTextAreaElement && old.value !== old.defaultValue) write(now, old.value);
  else if (old instanceof HTMLSelectElement) write(now, old.value, 'change');
  else if (old instanceof HTMLDetailsElement) now?.toggleAttribute('open', old.open);
  else if (old instanceof HTMLDialogElement && now instanceof HTMLDialogElement) carryDialog(old, now);
  else old.addEventListener('click', (click) => pressInstead(click, now));
}

function carryDialog(old: HTMLDialogElement, now: HTMLDialogElement): void {
  if (old.open) now.showModal();
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
