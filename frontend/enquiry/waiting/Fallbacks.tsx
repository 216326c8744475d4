import { useId } from 'react';
import { ButtonLink } from '../../components/Button.tsx';
import { failedEnquiry } from '../../content/failedEnquiry.ts';
import { contactDetails } from '../../content/site.ts';
import { useContent } from '../../content/useContent.ts';
import styles from './Fallbacks.module.css';
import { inChat, inMailAddress, type Letter, letterOf } from './letterOf.ts';
import { SendLater } from './SendLater.tsx';

const { title, titleTwo, whatsapp, mail, ring } = failedEnquiry;

interface FallbacksProps {
  /** What was written, with the studio's other addresses. */
  letter: Letter;
  /** Undefined without script. */
  wait: Parameters<typeof SendLater>[0] | undefined;
}

/** Ways out for an enquiry that did not leave. */
export function Fallbacks({ letter, wait }: FallbacksProps) {
  const { phones, email, whatsapp: chat, hours } = useContent(contactDetails);
  const id = useId();
  const chatText = encodeURIComponent(letterOf(letter, inChat));
  const mailText = encodeURIComponent(letterOf(letter, inMailAddress));
  const subject = encodeURIComponent(mail.subject);
  return (
    <section aria-labelledby={id}>
      <h3 className={styles['title']} id={id}>
        {wait ? title : titleTwo}
      </h3>
      <ul className={styles['fallbacks']}>
        {wait && <SendLater {...wait} />}
        <li>
          <h4>{whatsapp.title}</h4>
          <p>{whatsapp.text}</p>
          <ButtonLink line small href={`${chat.href}?text=${chatText}`} rel="noopener">
            {whatsapp.button}
          </ButtonLink>
        </li>
        <li>
          <h4>{mail.title}</h4>
          <p>{mail.text}</p>
          <ButtonLink line small href={`${email.href}?subject=${subject}&body=${mailText}`}>
            {mail.button}
          </ButtonLink>
        </li>
      </ul>
      <p className={`note ${styles['ring']}`}>
        {ring} <a href={phones[0]?.href}>{phones[0]?.label}</a>.{hours && ` ${hours}.`}
      </p>
    </section>
  );
}
