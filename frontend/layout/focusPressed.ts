/** Safari gives no focus to what is pressed, so that a dialog opened by it could not give the focus back. */
export function focusPressed(): void {
  document.addEventListener('click', focus, { capture: true });
}

function focus({ target }: MouseEvent): void {
  const control = target instanceof Element ? target.closest<HTMLElement>('button, a[href]') : null;
  // A tool leaves the focus in the text that it is for.
  if (document.activeElement === document.body) control?.focus({ preventScroll: true });
}
