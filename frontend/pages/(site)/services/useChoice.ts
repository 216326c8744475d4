import type { MouseEvent, RefObject } from 'react';
import { navigate } from 'vike/client/router';
import { prefersReducedMotion } from '../../../motion/prefersReducedMotion.ts';

/** Without script the links of the selector lead there. */
export const TEXT_ID = 'service-text';

type Choice = { slug: string; href: string };

/** Changes the address in place, then scrolls to the text, which gets the focus. */
export function useChoice(shown: string, texts: RefObject<HTMLElement | null>) {
  const choose = async ({ slug, href }: Choice): Promise<void> => {
    if (slug !== shown) await navigate(href, { keepScrollPosition: true });
    const heading = texts.current?.querySelector<HTMLElement>('article:not([hidden]) h2');
    heading?.focus({ preventScroll: true });
    texts.current?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  };
  return (click: MouseEvent, choice: Choice): void => {
    if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return;
    click.preventDefault();
    // The router listens on the document and would follow the link.
    click.stopPropagation();
    void choose(choice);
  };
}
