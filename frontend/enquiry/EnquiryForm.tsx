import { type ReactNode, useRef } from 'react';
import type { EnquiryFailure, EnquiryValues } from './sendEnquiry.ts';
import { contact } from '../content/contact.ts';
import { KeptDraft } from './draft/KeptDraft.tsx';
import { useEnquiryDraft } from './draft/useEnquiryDraft.ts';
import { type EnquiryField, enquiryFieldProps } from './EnquiryFields.tsx';
import { Notice } from '../components/Notice.tsx';
import { PrivacyNotice } from './PrivacyNotice.tsx';
import { FieldsToSend } from './sending/FieldsToSend.tsx';
import { SendButton } from './sending/SendButton.tsx';
import { useMessages } from './sending/useMessages.ts';
import { useEnquiryForm } from './useEnquiryForm.ts';
import { Fallbacks } from './waiting/Fallbacks.tsx';
import { useFallbacks } from './waiting/useFallbacks.ts';

interface EnquiryFormProps {
  /** Prefix of the ids. */
  name: string;
  className: string | undefined;
  enquiryKey: string;
  /** Slug. */
  project?: string | undefined;
  aboutTitle?: string | undefined;
  values: EnquiryValues;
  failedBefore?: EnquiryFailure | undefined;
  submit: string;
  /** Where the message is composed of other fields. */
  compose?: (filledIn: FormData) => void;
  onSent?: () => void;
  children: (field: EnquiryField) => ReactNode;
}

/** Without script it is posted to the contact page, which shows what was wrong. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { enquiryKey, values } = props;
  const form = useRef<HTMLFormElement>(null);
  const { send, isSending, progress, failure, forgetFailure, collect } = useEnquiryForm(props);
  const { keep, ...draft } = useEnquiryDraft(form, { collect, enquiryKey });
  const { messages, open, noteChange } = useMessages(failure);
  const { fallbacks, correct } = useFallbacks(form, { ...props, collect, isLost: failure?.isLost ?? false });
  const field = enquiryFieldProps(props.name, values, open);
  return (
    <form
      className={props.className}
      method="post"
      encType="multipart/form-data"
      action="/contact-us"
      ref={form}
      onSubmit={send}
      onReset={forgetFailure}
      onInput={(event) => {
        noteChange(event);
        keep();
        correct();
      }}
    >
      <FieldsToSend {...props} {...{ field, messages, isSending }}>
        {props.children(field)}
      </FieldsToSend>
      {failure && (
        <Notice kind="error" isFirst={failure === props.failedBefore}>
          <strong>{failure.text}</strong> {!failure.areWordsLost && contact.errors.kept}
        </Notice>
      )}
      {fallbacks && <Fallbacks letter={fallbacks.letter} wait={fallbacks.wait} />}
      <SendButton isSending={isSending} progress={progress} submit={props.submit} />
      <KeptDraft {...draft} isInert={isSending} />
      <PrivacyNotice />
    </form>
  );
}
