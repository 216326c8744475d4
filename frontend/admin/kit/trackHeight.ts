/** Sets a custom property to the height of an element, for the style sheets. @returns for `ref` */
export function trackHeight(property: `--${string}`): (element: HTMLElement) => () => void {
  return (element) => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(property, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
}
