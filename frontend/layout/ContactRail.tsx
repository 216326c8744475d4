import type { MouseEvent } from 'react';
import { Icon } from '../components/Icon.tsx';
import { contactDetails, site } from '../content/site.ts';
import { useContent } from '../content/useContent.ts';
import styles from './ContactRail.module.css';
import { enquiryLink } from '../enquiry/enquiryLink.ts';
import { subjectHere } from '../enquiry/shownSubject.ts';
import { whatsappAbout } from '../enquiry/whatsappAbout.ts';
import { KeptPictures } from './KeptPictures.tsx';
import { usePageSubject } from './usePageSubject.ts';
import { useIsNearSubmit } from './useIsNearSubmit.ts';

/** At the right edge; on narrow screens a bar at the foot. */
export function ContactRail({ pathname }: { pathname: string }) {
  const { phones, whatsapp: chat } = useContent(contactDetails);
  const { label, call, whatsapp, enquire } = site.contactRail;
  const subject = usePageSubject();
  const isNearSubmit = useIsNearSubmit();
  const nameShown = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
    currentTarget.href = whatsappAbout(chat.href, subjectHere());
  };
  return (
    <aside className={styles['rail']} aria-label={label} data-aside={isNearSubmit}>
      <a href={phones[0]?.href}>
        <Icon name="phone" />
        <span>{call}</span>
      </a>
      <a href={whatsappAbout(chat.href, subject)} rel="noopener" onClick={nameShown}>
        <Icon name="whatsapp" />
        <span>{whatsapp}</span>
      </a>
      <KeptPictures />
      <a className={styles['enquire']} {...enquiryLink(undefined, pathname)}>
        <span>{enquire}</span>
      </a>
    </aside>
  );
}
