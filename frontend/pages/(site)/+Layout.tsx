import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import { ContactRail } from '../../layout/ContactRail.tsx';
import { Footer } from '../../layout/Footer.tsx';
import { Header } from '../../layout/Header.tsx';
import { SkipLink } from '../../layout/SkipLink.tsx';
import { useReveal } from '../../layout/useReveal.ts';

/** The frame of the public pages. A page brings its own main part, which begins with a picture. */
export function Layout({ children }: { children: ReactNode }) {
  const { urlPathname } = usePageContext();
  return (
    <>
      <SkipLink />
      <Header key={urlPathname} pathname={urlPathname} />
      {children}
      <Reveal key={`${urlPathname} reveal`} />
      <Footer />
      <ContactRail />
    </>
  );
}

/** Begins anew with each page. */
function Reveal() {
  useReveal();
  return null;
}
