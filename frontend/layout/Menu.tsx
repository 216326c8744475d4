import { useRef } from 'react';
import { ButtonLink } from '../components/Button.tsx';
import { Icon } from '../components/Icon.tsx';
import { Logo } from '../components/Logo.tsx';
import { RoundButton } from '../components/RoundButton.tsx';
import { contactDetails, site } from '../content/site.ts';
import { useContent } from '../content/useContent.ts';
import { enquiryLink } from '../enquiry/enquiryLink.ts';
import styles from './Menu.module.css';
import { NavLinks } from './NavLinks.tsx';
import { useCloseOnChoice } from '../components/useCloseOnChoice.ts';
import { useInvokerCommands } from './useInvokerCommands.ts';

const MENU = 'menu';

/** The browser opens it, also before the script has loaded. */
export function MenuButton({ className }: { className: string | undefined }) {
  const face = (
    <>
      {site.a11y.menuOpen}
      <i aria-hidden="true" />
    </>
  );
  return (
    <>
      <button
        className={`${className} needs-script`}
        type="button"
        aria-haspopup="dialog"
        {...{ command: 'show-modal', commandfor: MENU }}
      >
        {face}
      </button>
      <noscript>
        <a className={className} href={`#${MENU}`}>
          {face}
        </a>
      </noscript>
    </>
  );
}

export function Menu({ pathname }: { pathname: string }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { phones, email, hours } = useContent(contactDetails);
  useCloseOnChoice(dialog);
  useInvokerCommands();
  return (
    <dialog className={`${styles['menu']} on-dark`} id={MENU} ref={dialog} aria-label={site.a11y.menuOpen}>
      <div className={styles['top']}>
        <Logo />
        <RoundButton
          className="needs-script"
          icon="close"
          label={site.a11y.menuClose}
          {...{ command: 'close', commandfor: MENU }}
        />
        <noscript>
          <a className={styles['close']} href="#main" aria-label={site.a11y.menuClose}>
            <Icon name="close" />
          </a>
        </noscript>
      </div>
      <NavLinks pathname={pathname} />
      <div className={styles['foot']}>
        <a href={phones[0]?.href}>{phones[0]?.label}</a>
        <a href={email.href}>{email.label}</a>
        {hours && <span className="note">{hours}</span>}
        <ButtonLink {...enquiryLink(undefined, pathname)}>{site.contactRail.enquire}</ButtonLink>
      </div>
    </dialog>
  );
}
