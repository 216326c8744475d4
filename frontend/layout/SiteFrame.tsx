import { type ReactNode, Suspense } from 'react';
import { ContactRail } from './ContactRail.tsx';
import { EnquiryDialog } from '../enquiry/EnquiryDialog.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Message } from '../components/Message.tsx';
import { ScrollAnimations } from './ScrollAnimations.tsx';
import { ShortlistDrawer } from '../shortlist/ShortlistDrawer.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useLightVisit } from '../stores/dataLight.ts';
import { useEnquiryDialog } from '../enquiry/useEnquiryDialog.ts';
import { useShortlist } from '../stores/keptPictures.ts';
import { useEnquiryAutoOpen } from '../enquiry/useEnquiryAutoOpen.ts';

export function SiteFrame({ pathname, children }: { pathname: string; children: ReactNode }) {
  useEnquiryAutoOpen();
  useLightVisit();
  const isEnquiryOpen = useEnquiryDialog(({ isOpen }) => isOpen);
  const isDrawerOpen = useShortlist(({ isOpen }) => isOpen);
  return (
    <>
      <SkipLink />
      <Header pathname={pathname} />
      {children}
      <ScrollAnimations />
      <Suspense>
        <Footer />
      </Suspense>
      <ContactRail pathname={pathname} />
      <EnquiryDialog />
      <ShortlistDrawer />
      {/* They say then what there is to say: what is behind is silent. */}
      {!isEnquiryOpen && !isDrawerOpen && <Message />}
    </>
  );
}
