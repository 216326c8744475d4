import { useState } from 'react';
import { newIdempotencyKey } from '../../api/newIdempotencyKey.ts';
import { EmailField, NameField, PhoneField } from '../EnquiryFields.tsx';
import { EnquiryForm } from '../EnquiryForm.tsx';
import { TextArea } from '../../components/Field.tsx';
import { contact } from '../../content/contact.ts';
import { useEnquiryDialog } from '../useEnquiryDialog.ts';
import { Choices } from './Choices.tsx';
import { draftOfForm, saveDraft, readDraft } from './enquiryDraft.ts';
import { enquiryMessage } from './enquiryMessage.ts';
import styles from './EnquirySheet.module.css';

const words = contact.enquiry;

/** Its message is composed of the answers. */
export function ShortEnquiry({ onSent }: { onSent: () => void }) {
  const [key] = useState(newIdempotencyKey);
  const [draft] = useState(readDraft);
  return (
    <EnquiryForm
      name="enquiry"
      className={styles['form']}
      enquiryKey={key}
      values={draft}
      submit={words.submit}
      compose={composeMessage}
      onChange={saveDraft}
      onSent={onSent}
    >
      {(field) => (
        <>
          <Choices name="type" legend={words.typeLabel} options={words.types} chosen={draft.type} />
          <NameField field={field} />
          <div className={styles['pair']}>
            <PhoneField field={field} />
            <EmailField field={field} />
          </div>
          <TextArea
            id="enquiry-line"
            name="line"
            label={words.messageLabel}
            hint={words.messageHint}
            defaultValue={draft.line}
            maxLength={4000}
          />
        </>
      )}
    </EnquiryForm>
  );
}

function composeMessage(filledIn: FormData): void {
  const { type = '', line = '' } = draftOfForm(filledIn);
  filledIn.set('message', enquiryMessage(type, useEnquiryDialog.getState().about, line));
  filledIn.delete('type');
  filledIn.delete('line');
}
