import AOS from 'aos';
import { SCROLL_ANIMATION } from '../content/business-constants.ts';

let hasBegun = false;

/**
 * Lets parts marked `data-aos` move into place when they are scrolled to. Their hidden state hangs on a class that is
 * set here, and never on what is in the window already: called again, it looks for the parts of the page that has come.
 */
export function animateOnScroll(): void {
  for (const part of document.querySelectorAll('[data-aos]')) {
    if (part.getBoundingClientRect().top < window.innerHeight) show(part);
  }
  if (hasBegun) AOS.refreshHard();
  else begin();
}

function begin(): void {
  hasBegun = true;
  AOS.init({ ...SCROLL_ANIMATION, disableMutationObserver: true });
  // Parts wait for the place where they stood: when the page gets longer or shorter they stand elsewhere.
  new ResizeObserver(() => AOS.refresh()).observe(document.body);
  document.addEventListener('focusin', showFocused);
}

/** Whoever tabs into a part that still waits sees it at once. */
function showFocused({ target }: FocusEvent): void {
  const part = target instanceof Element && target.closest('.aos-init');
  if (part) show(part);
}

function show(part: Element): void {
  part.classList.add('aos-animate');
}
