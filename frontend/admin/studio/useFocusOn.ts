import { type RefObject, useEffect, useRef } from 'react';

/** @returns gives the focus to what is marked `data-first` in a row, by its `data-key`, once it is shown */
export function useFocusOn(list: RefObject<HTMLElement | null>): (key: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-key]') ?? [])];
    const row = rows.find(({ dataset }) => dataset['key'] === wanted.current);
    const control = row?.querySelector<HTMLElement>('[data-first]');
    if (!control) return;
    control.focus();
    wanted.current = undefined;
  });
  return (key) => {
    wanted.current = key;
  };
}
