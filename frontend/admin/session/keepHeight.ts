/**
 * Tells the style sheets how high a strip is that stays at the top of the window, as `--strip`.
 * For `ref`.
 */
export function keepHeight(strip: HTMLElement): () => void {
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty('--strip', `${strip.offsetHeight}px`));
  observer.observe(strip);
  return () => {
    observer.disconnect();
    style.removeProperty('--strip');
  };
}
