import { useEffect, useRef } from 'react';

interface Shortcut {
  /** `/`, `escape`, or `mod+s`: Control, or Command on a Mac. */
  keys: string;
  /** In the list of keys. */
  does: string;
  /** False when there is nothing for it to do: then the key keeps its meaning. */
  run: () => boolean;
}

const active = new Set<() => readonly Shortcut[]>();

/** While the component is there. Of two for the same keys the later one counts. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const latest = useRef(shortcuts);
  useEffect(() => {
    latest.current = shortcuts;
  });
  useEffect(() => {
    const list = () => latest.current;
    active.add(list);
    return () => void active.delete(list);
  }, []);
}

export function activeShortcuts(): Shortcut[] {
  const byKeys = new Map<string, Shortcut>();
  for (const list of active) for (const shortcut of list()) byKeys.set(shortcut.keys, shortcut);
  return [...byKeys.values()];
}
