import { type MouseEvent, type RefObject, useCallback, useState } from 'react';
import { flushSync } from 'react-dom';
import { usePageContext } from 'vike-react/usePageContext';
import { isPlainClick } from '../../../components/isPlainClick.ts';
import { servicesTitle, shownService } from '../../../content/servicesPage.ts';
import { followAddress } from '../../../head/followAddress.ts';
import { changeAddress, restoreScroll, useWayBack } from '../../../layout/useWayBack.ts';
import { prefersReducedMotion } from '../../../motion/prefersReducedMotion.ts';

/** Without script the links of the selector lead there. */
export const TEXT_ID = 'service-text';

type Choice = { slug: string; href: string };

/** Changes the address in place, then scrolls to the text, which gets the focus. */
export function useChoice(category: string | undefined, texts: RefObject<HTMLElement | null>) {
  const { overrides } = usePageContext();
  const [shown, setShown] = useState(shownService(category));
  const follow = useCallback(() => {
    const named = new URLSearchParams(location.search).get('category') ?? undefined;
    flushSync(() => setShown(shownService(named)));
    document.title = servicesTitle(named, overrides);
    followAddress();
  }, [overrides]);
  useWayBack(
    useCallback(() => {
      restoreScroll();
      follow();
    }, [follow]),
  );
  const choose = (click: MouseEvent, { slug, href }: Choice): void => {
    if (!isPlainClick(click)) return;
    click.preventDefault();
    if (slug !== shown) {
      changeAddress(href);
      follow();
    }
    const heading = texts.current?.querySelector<HTMLElement>('article:not([hidden]) h2');
    heading?.focus({ preventScroll: true });
    texts.current?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
  };
  return { shown, choose };
}
