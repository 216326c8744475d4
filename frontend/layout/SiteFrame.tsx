import type { ReactNode } from 'react';
import { ContactRail } from './ContactRail.tsx';
import { EnquiryDialog } from '../enquiry/EnquiryDialog.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { NavigationStatus } from './NavigationStatus.tsx';
import { ScrollAnimations } from './ScrollAnimations.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useEnquiryAutoOpen } from '../enquiry/useEnquiryAutoOpen.ts';

/** The frame of the public pages. A page brings its own main part, which begins with a picture. */
export function SiteFrame({ pathname, children }: { pathname: string; children: ReactNode }) {
  useEnquiryAutoOpen();
  return (
    <>
      <SkipLink />
      <Header key={pathname} pathname={pathname} />
      {children}
      {/* The list of blogs says it in its own place. */}
      {pathname !== '/blogs' && <NavigationStatus />}
      <ScrollAnimations key={`animations ${pathname}`} />
      <Footer />
      <ContactRail key={`rail ${pathname}`} />
      <EnquiryDialog />
    </>
  );
}
