import { useState } from 'react';
import { newIdempotencyKey } from '../../api/newIdempotencyKey.ts';
import { EmailField, NameField, PhoneField } from '../EnquiryFields.tsx';
import { EnquiryForm } from '../EnquiryForm.tsx';
import { TextArea } from '../../components/Field.tsx';
import { contact } from '../../content/contact.ts';
import type { EnquirySubject } from '../useEnquiryDialog.ts';
import { Choices } from './Choices.tsx';
import { enquiryMessage } from './enquiryMessage.ts';
import styles from './EnquirySheet.module.css';
import { useLikelyChoice } from './useLikelyChoice.ts';

const words = contact.enquiry;

interface ShortEnquiryProps {
  /** Prefix of the ids. */
  name: string;
  className: string | undefined;
  about?: EnquirySubject | undefined;
  /** The kept pictures as JSON, read when it is sent. */
  shortlist?: () => string;
  onSent?: () => void;
}

export function ShortEnquiry({ name, className, about, shortlist, onSent }: ShortEnquiryProps) {
  const [key] = useState(newIdempotencyKey);
  const { choices, choice } = useLikelyChoice(about, words.types);
  const compose = (filledIn: FormData) => {
    composeMessage(filledIn, about);
    if (shortlist) filledIn.set('shortlist', shortlist());
  };
  return (
    <EnquiryForm
      name={name}
      className={className}
      enquiryKey={key}
      project={about?.kind === 'project' ? about.slug : undefined}
      aboutTitle={about?.kind === 'project' ? about.title : undefined}
      values={{}}
      submit={words.submit}
      compose={compose}
      onSent={onSent}
    >
      {(field) => (
        <>
          <Choices name="type" legend={words.typeLabel} options={words.types} choice={choice} ref={choices} />
          <NameField field={field} />
          <div className={styles['pair']}>
            <PhoneField field={field} />
            <EmailField field={field} />
          </div>
          <TextArea
            id={`${name}-line`}
            name="line"
            label={words.messageLabel}
            hint={words.messageHint}
            maxLength={6_500}
          />
        </>
      )}
    </EnquiryForm>
  );
}

function composeMessage(filledIn: FormData, about: EnquirySubject | undefined): void {
  const type = words.types[textOf(filledIn.get('type'))] ?? '';
  filledIn.set('message', enquiryMessage(type, about, textOf(filledIn.get('line'))));
  filledIn.delete('line');
}

function textOf(field: FormDataEntryValue | null): string {
  return typeof field === 'string' ? field : '';
}
