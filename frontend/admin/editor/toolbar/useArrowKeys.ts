import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';

const KEYS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

function controlsOf(bar: HTMLElement | null): HTMLElement[] {
  return [...(bar?.querySelectorAll<HTMLElement>('select:enabled, button') ?? [])];
}

function makeStop(bar: HTMLElement | null, stop: EventTarget | undefined): void {
  for (const control of controlsOf(bar)) control.tabIndex = control === stop ? 0 : -1;
}

/** One tab stop; arrows, Home and End move between the controls. */
export function useArrowKeys(bar: RefObject<HTMLElement | null>) {
  const last = useRef<EventTarget>(undefined);
  // After each rendering, because some controls come and go with the cursor.
  useEffect(() => {
    const all = controlsOf(bar.current);
    makeStop(bar.current, all.find((control) => control === last.current) ?? all[0]);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const all = controlsOf(bar.current);
    const at = all.findIndex((control) => control === event.target);
    const next = at === -1 ? undefined : all[KEYS[event.key]?.(at, all.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const onFocus = ({ target }: FocusEvent) => {
    last.current = target;
    makeStop(bar.current, target);
  };
  return { onKeyDown, onFocus };
}
