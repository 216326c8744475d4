const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Vike saves it every 300 ms only (decision 037): a link followed at once would lead back to an older place. */
export function saveScrollPosition(): void {
  const state: unknown = history.state;
  if (!isRecord(state) || !isRecord(state['vike'])) return;
  const scrollPosition = { x: window.scrollX, y: window.scrollY };
  history.replaceState({ ...state, vike: { ...state['vike'], scrollPosition } }, '');
}
