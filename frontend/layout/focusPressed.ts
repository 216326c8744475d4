/** Safari gives what is pressed no focus, at most what it lies in, so that a dialog could not give it back. */
export function focusPressed(): void {
  document.addEventListener('click', focus, { capture: true });
}

function focus({ target }: MouseEvent): void {
  const control = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
  // A tool leaves the focus in the text that it is for.
  if (control && document.activeElement?.contains(control)) control.focus({ preventScroll: true });
}
