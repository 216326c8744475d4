/** Marks the page for tests and tools that must not touch it before its script answers. */
export function onHydrationEnd(): void {
  document.documentElement.dataset['hydrated'] = '';
}
