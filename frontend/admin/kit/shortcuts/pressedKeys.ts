type Press = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** As shortcuts name them: `mod+s` with Control or Command, `/`, `?`, `escape`. */
export function pressedKeys({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): string | undefined {
  if (altKey) return undefined;
  if (!ctrlKey && !metaKey) return key.toLowerCase();
  return shiftKey ? undefined : `mod+${key.toLowerCase()}`;
}

/** These can be switched off: people who dictate to the computer say them by accident (WCAG 2.1.4). */
export const isSingle = (keys: string): boolean => keys.length === 1;
