import { useEffect, useRef, useState } from 'react';
import { callPromise } from '../../content/hours/callPromise.ts';
import { contact } from '../../content/contact.ts';
import { contactDetails } from '../../content/site.ts';
import { useContent } from '../../content/useContent.ts';
import { aboutWords } from '../aboutWords.ts';
import { tellReception } from '../auto-open/tellReception.ts';
import { subjectHere } from '../shownSubject.ts';
import { whatsappAbout } from '../whatsappAbout.ts';
import { expandEnquiry, useEnquiryDialog } from '../useEnquiryDialog.ts';
import styles from './EnquirySheet.module.css';
import { ShortEnquiry } from './ShortEnquiry.tsx';

export { ShortEnquiry };

const words = contact.enquiry;

export function EnquirySheet() {
  const promise = useContent(callPromise);
  const { phones, whatsapp } = useContent(contactDetails);
  const about = useEnquiryDialog((enquiry) => enquiry.about);
  const title = useRef<HTMLHeadingElement>(null);
  const [sent, setSent] = useState(0);
  useEffect(() => title.current?.focus(), []);
  const startAnew = () => {
    if (useEnquiryDialog.getState().isOpen) tellReception('sent');
    setSent(sent + 1);
  };
  return (
    <>
      <h2 className={styles['title']} ref={title} tabIndex={-1}>
        {words.title}
      </h2>
      {words.intro && <p className={styles['intro']}>{promise(words.intro)}</p>}
      {about && <p className={styles['about']}>{aboutWords(about.title)}</p>}
      <div onFocus={expandEnquiry}>
        <ShortEnquiry key={sent} name="enquiry" className={styles['form']} about={about} onSent={startAnew} />
      </div>
      <p className={styles['foot']}>
        {words.orCall}:
        <a className="num" href={phones[0]?.href}>
          {phones[0]?.label}
        </a>
        <a href={whatsappAbout(whatsapp.href, about?.title ?? subjectHere())} rel="noopener">
          {whatsapp.label}
        </a>
      </p>
    </>
  );
}
