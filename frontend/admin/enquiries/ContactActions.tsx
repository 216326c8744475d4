import { Button, ButtonLink } from '../../components/Button.tsx';
import { Icon } from '../../components/Icon.tsx';
import { admin } from '../../content/admin.ts';
import { site } from '../../content/site.ts';
import type { ActProps } from './EnquiryHead.tsx';
import { DoNotContactButton } from './DoNotContactButton.tsx';
import styles from './EnquiryPane.module.css';

const words = admin.enquiries;

export function ContactActions({ enquiry, act, isBusy }: ActProps) {
  const { state, do_not_contact: isDoNotContact } = enquiry;
  return (
    <div className={styles['actions']}>
      {!isDoNotContact && <Ways enquiry={enquiry} />}
      {state === 'new' && !isDoNotContact && (
        <Button
          line
          disabled={isBusy}
          onClick={() => void act({ act: 'state', fields: { state: 'called' } }, words.stateSet)}
        >
          {words.called}
        </Button>
      )}
      <DoNotContactButton enquiry={enquiry} act={act} isBusy={isBusy} />
    </div>
  );
}

function Ways({ enquiry: { phone_e164: phone, email } }: Pick<ActProps, 'enquiry'>) {
  return (
    <>
      <ButtonLink href={`tel:${phone}`}>
        <Icon name="phone" />
        {words.call}
      </ButtonLink>
      <ButtonLink line href={`https://wa.me/${phone.replace('+', '')}`} target="_blank" rel="noreferrer">
        <Icon name="whatsapp" />
        {words.whatsapp}
        <span className="vh"> ({site.a11y.newTab})</span>
      </ButtonLink>
      <ButtonLink line href={`mailto:${email}`}>
        {words.mail}
      </ButtonLink>
    </>
  );
}
