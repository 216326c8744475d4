import AOS from 'aos';
import { SCROLL_ANIMATION } from '../content/business-constants.ts';

/** Hides parts by a class, except those in the window. */
export function animateOnScroll(): void {
  for (const part of document.querySelectorAll('[data-aos]')) {
    if (part.getBoundingClientRect().top < window.innerHeight) show(part);
  }
  AOS.init({ ...SCROLL_ANIMATION, disableMutationObserver: true });
  // Where parts appear depends on the length of the page.
  new ResizeObserver(() => AOS.refresh()).observe(document.body);
  document.addEventListener('focusin', showFocused);
}

/** A focused part must not wait for its animation. */
function showFocused({ target }: FocusEvent): void {
  const part = target instanceof Element && target.closest('.aos-init');
  if (part) show(part);
}

function show(part: Element): void {
  part.classList.add('aos-animate');
}
