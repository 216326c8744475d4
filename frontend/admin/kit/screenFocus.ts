/** The heading of the screen, or the screen while its heading is not there yet. */
export function focusHeading(): void {
  (
    document.querySelector<HTMLElement>('h1[tabindex]') ?? document.querySelector<HTMLElement>('main')
  )?.focus();
}

/** As a page that has just been opened: scrolled to its top, with the focus on its heading. */
export function showFromTop(): void {
  scrollTo(0, 0);
  focusHeading();
}
