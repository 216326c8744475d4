/**
 * Tells the style sheets how high a strip is that stays at the top of the window.
 * @param property by which name
 * @returns for `ref`
 */
export function keepHeight(property: `--${string}`): (strip: HTMLElement) => () => void {
  return (strip) => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${strip.offsetHeight}px`));
    observer.observe(strip);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
}
