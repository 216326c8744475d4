import { useState } from 'react';
import type { ContactWay } from '../../../api/adminContact.ts';
import type { EnquiryCard } from '../../../api/wire.gen.ts';
import { ButtonLink } from '../../../components/Button.tsx';
import { Icon } from '../../../components/Icon.tsx';
import { admin } from '../../../content/admin/admin.ts';
import { site } from '../../../content/site.ts';
import { ContactQuestion } from './ContactQuestion.tsx';
import { useContactStamp } from './useContactStamp.ts';
import { type Addressed, whatsappToVisitor } from './whatsappToVisitor.ts';

const words = admin.enquiries;

export interface ContactButtonsProps {
  enquiry: Addressed & Pick<EnquiryCard, 'id' | 'email'> & { first_contact_at?: string | null };
  /** Whether Call is the one solid button of the view. */
  isFirst?: boolean;
  withMail?: boolean;
}

/** The ways to reach somebody. Pressing one notes the contact; then it is asked how it went. */
export function ContactButtons({ enquiry, isFirst = true, withMail = true }: ContactButtonsProps) {
  const stamp = useContactStamp(enquiry);
  const [wasPressed, setPressed] = useState(false);
  const press = (how: ContactWay) => {
    setPressed(true);
    stamp.press(how);
  };
  const { asked } = stamp;
  if (asked)
    return <ContactQuestion key={asked.key} asked={asked} stamp={stamp} takesFocus={wasPressed} mayAgain />;
  return <Ways enquiry={enquiry} isFirst={isFirst} withMail={withMail} press={press} />;
}

interface WaysProps extends Required<ContactButtonsProps> {
  press: (how: ContactWay) => void;
}

function Ways({ enquiry, isFirst, withMail, press }: WaysProps) {
  const { phone_e164: phone, email, name } = enquiry;
  return (
    <>
      <ButtonLink line={!isFirst} href={`tel:${phone}`} onClick={() => press('call')}>
        <Icon name="phone" />
        <span>
          {words.call} <span className="vh">{name}</span>
        </span>
      </ButtonLink>
      <ButtonLink
        line
        href={whatsappToVisitor(enquiry)}
        target="_blank"
        rel="noreferrer"
        onClick={() => press('whatsapp')}
      >
        <Icon name="whatsapp" />
        <span>
          {words.whatsapp}{' '}
          <span className="vh">
            {name} ({site.a11y.newTab})
          </span>
        </span>
      </ButtonLink>
      {withMail && (
        <ButtonLink line href={mailTo(email)} onClick={() => press('mail')}>
          {words.mail}
        </ButtonLink>
      )}
    </>
  );
}

/** What a visitor wrote before the @ may look like headers of a mail. */
function mailTo(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}
