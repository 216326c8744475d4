import { Icon } from '../components/Icon.tsx';
import { site } from '../content/site.ts';
import styles from './ContactRail.module.css';
import { enquiryLink } from '../enquiry/enquiryLink.ts';
import { KeptPictures } from './KeptPictures.tsx';
import { useIsNearSubmit } from './useIsNearSubmit.ts';

/** At the right edge; on narrow screens a bar at the foot. */
export function ContactRail() {
  const { label, call, whatsapp, enquire } = site.contactRail;
  const isNearSubmit = useIsNearSubmit();
  return (
    <aside className={styles['rail']} aria-label={label} data-aside={isNearSubmit}>
      <a href={site.contact.phones[0]?.href}>
        <Icon name="phone" />
        <span>{call}</span>
      </a>
      <a href={site.contact.whatsapp.href} rel="noopener">
        <Icon name="whatsapp" />
        <span>{whatsapp}</span>
      </a>
      <KeptPictures />
      <a className={styles['enquire']} {...enquiryLink()}>
        <span>{enquire}</span>
      </a>
    </aside>
  );
}
