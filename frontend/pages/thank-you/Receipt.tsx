import { useEffect } from 'react';
import locale from '../../../studio/locale.json' with { type: 'json' };
import { Picture } from '../../components/Picture.tsx';
import { projectSlot } from '../../components/project/projectSlot.ts';
import consentWords from '../../content/consent.json' with { type: 'json' };
import { contactDetails } from '../../content/site.ts';
import { system } from '../../content/system.ts';
import { useContent } from '../../content/useContent.ts';
import { snoozeEnquiry } from '../../enquiry/enquirySnooze.ts';
import type { Data } from './+data.ts';
import styles from './Receipt.module.css';

const words = system.thankYou.receipt;

interface ReceiptProps {
  receipt: NonNullable<Data['receipt']>;
}

/** The time and the day stand out. */
export function CallTime({ receipt: { due } }: ReceiptProps) {
  const parts = words.promise.replace('{zone}', locale.timeZoneName).split(/(\{time\}|\{day\})/);
  return (
    <p className={styles['promise']}>
      {parts.map((part) => {
        if (part === '{time}') return <b key={part}>{due.time}</b>;
        return part === '{day}' ? <b key={part}>{due.day}</b> : part;
      })}
    </p>
  );
}

export function Receipt({ receipt: { sent, pictures, agreed } }: ReceiptProps) {
  useEffect(snoozeEnquiry, []);
  return (
    <dl className={styles['rows']}>
      <div>
        <dt>{words.sent}</dt>
        <dd>
          <time dateTime={sent.iso}>{sent.words}</time>
        </dd>
      </div>
      {pictures.length > 0 && (
        <div>
          <dt>{words.pictures}</dt>
          <dd className={styles['pictures']}>
            {pictures.map(({ project, picture }) => (
              <Picture key={`${project}.${picture.key}`} slot={projectSlot(picture)} sizes="72px" isLinked />
            ))}
          </dd>
        </div>
      )}
      {agreed && <Agreed {...agreed} />}
    </dl>
  );
}

function Agreed({ channels, text, offers }: NonNullable<ReceiptProps['receipt']['agreed']>) {
  return (
    <div>
      <dt>{words.consent}</dt>
      <dd>
        {channels}
        <details>
          <summary>{words.agreed}</summary>
          <p>{text}</p>
          {offers && (
            <>
              <p>{offers.text}</p>
              <p className="note">
                {offers.isTicked ? consentWords.offersGiven : consentWords.offersNotGiven}
              </p>
            </>
          )}
        </details>
      </dd>
    </div>
  );
}

export function BetterTime({ receipt: { about } }: ReceiptProps) {
  const { phones, whatsapp } = useContent(contactDetails);
  const text = (about && words.betterTimeAbout?.replace('{about}', () => about)) || words.betterTime;
  return (
    <p className={styles['better']}>
      <span className="note">{words.badTime}</span>
      <a href={`${whatsapp.href}?text=${encodeURIComponent(text)}`} rel="noopener">
        {whatsapp.label}
      </a>
      <a className="num" href={phones[0]?.href}>
        {phones[0]?.label}
      </a>
    </p>
  );
}
