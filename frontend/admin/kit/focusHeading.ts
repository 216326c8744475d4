/** Falls back to the screen while its heading is loading. */
export function focusHeading(options?: FocusOptions): void {
  (document.querySelector<HTMLElement>('h1[tabindex]') ?? document.querySelector<HTMLElement>('main'))?.focus(
    options,
  );
}

/** As when a page is opened. */
export function showFromTop(): void {
  scrollTo(0, 0);
  focusHeading();
}
