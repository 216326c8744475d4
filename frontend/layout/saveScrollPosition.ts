const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Notes in the history how far the page is scrolled. The router does it too, but only a few times a second: whoever
 * scrolls and follows a link at once would come back to an older place.
 */
export function saveScrollPosition(): void {
  const state: unknown = history.state;
  if (!isRecord(state) || !isRecord(state['vike'])) return;
  const scrollPosition = { x: window.scrollX, y: window.scrollY };
  history.replaceState({ ...state, vike: { ...state['vike'], scrollPosition } }, '');
}
