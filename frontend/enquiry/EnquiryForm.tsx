import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { EnquiryFailure, EnquiryValues } from './sendEnquiry.ts';
import { contact } from '../content/contact.ts';
import { Button } from '../components/Button.tsx';
import { ConsentBox, type EnquiryField, enquiryFields } from './EnquiryFields.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import { Notice } from '../components/Notice.tsx';
import { useEnquiryForm } from './useEnquiryForm.ts';

interface EnquiryFormProps {
  /** Begins the ids of the fields. */
  name: string;
  className: string | undefined;
  /** The same until the enquiry is taken. */
  enquiryKey: string;
  values: EnquiryValues;
  failedBefore?: EnquiryFailure | undefined;
  submit: string;
  /** Makes the enquiry of what was filled in, where that is not the same. */
  compose?: (filledIn: FormData) => void;
  onChange?: (form: HTMLFormElement) => void;
  onSent?: () => void;
  /** The fields above the consent. */
  children: (field: EnquiryField) => ReactNode;
}

/** Sent by script to the API; without script to the contact page, which then shows what was wrong. */
export function EnquiryForm(props: EnquiryFormProps) {
  const { enquiryKey, values, onChange } = props;
  const { send, isSending, failure } = useEnquiryForm(props);
  const field = enquiryFields(props.name, values, failure?.messages ?? {});
  return (
    <form
      className={props.className}
      method="post"
      action="/contact-us"
      onSubmit={send}
      onInput={(event) => onChange?.(event.currentTarget)}
    >
      {props.children(field)}
      <ConsentBox field={field} />
      <HiddenFields idempotencyKey={enquiryKey} page={usePageContext().urlPathname} />
      {failure && (
        <Notice kind="error">
          <strong>{failure.text}</strong> {contact.errors.kept}
        </Notice>
      )}
      <Button type="submit" isBusy={isSending}>
        {isSending ? contact.submitting : props.submit}
      </Button>
    </form>
  );
}
