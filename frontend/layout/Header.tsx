import { Icon } from '../components/Icon.tsx';
import { Logo } from '../components/Logo.tsx';
import { contactDetails, site } from '../content/site.ts';
import { useContent } from '../content/useContent.ts';
import { enquiryLink } from '../enquiry/enquiryLink.ts';
import styles from './Header.module.css';
import { Menu, MenuButton } from './Menu.tsx';
import { NavLinks } from './NavLinks.tsx';
import { useStickyHeader } from './useStickyHeader.ts';

/** Pages that begin without a picture. */
const PLAIN = /^\/shortlist(\/|$)/;

export function Header({ pathname }: { pathname: string }) {
  const { state, hasLeft } = useStickyHeader();
  const [phone] = useContent(contactDetails).phones;
  const isFixed = state !== 'resting';
  const onPhoto = PLAIN.test(pathname) ? '' : 'on-photo';
  const look = isFixed ? styles['isFixed'] : onPhoto;
  const leaving = state === 'leaving' ? styles['isLeaving'] : '';
  return (
    <>
      <header className={`${styles['header']} ${look} ${leaving}`} onAnimationEnd={hasLeft}>
        <div className={styles['in']}>
          <Logo className={styles['logo']} />
          <nav aria-label={site.a11y.mainNav}>
            <NavLinks pathname={pathname} />
          </nav>
          <a className={styles['tel']} href={phone?.href}>
            <Icon name="phone" />
            <span>{phone?.label}</span>
          </a>
          <a className={styles['enquire']} {...enquiryLink(undefined, pathname)}>
            {site.headerEnquire}
          </a>
          <MenuButton className={styles['menu']} />
        </div>
      </header>
      <Menu pathname={pathname} />
    </>
  );
}
