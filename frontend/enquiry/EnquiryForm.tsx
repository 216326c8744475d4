import type { ReactNode } from 'react';
import { usePageContext } from 'vike-react/usePageContext';
import type { EnquiryFailure, EnquiryValues } from './sendEnquiry.ts';
import { contact } from '../content/contact.ts';
import { Button } from '../components/Button.tsx';
import { ConsentBoxes, type EnquiryField, enquiryFields } from './EnquiryFields.tsx';
import { HiddenFields } from './HiddenFields.tsx';
import { Notice } from '../components/Notice.tsx';
import { useEnquiryForm } from './useEnquiryForm.ts';

interface EnquiryFormProps {
  /** Prefix of the ids. */
  name: string;
  className: string | undefined;
  enquiryKey: string;
  /** Slug. */
  project?: string | undefined;
  values: EnquiryValues;
  failedBefore?: EnquiryFailure | undefined;
  submit: string;
  /** Where the message is composed of other fields. */
  compose?: (filledIn: FormData) => void;
  onChange?: (form: HTMLFormElement) => void;
  onSent?: () => void;
  children: (field: EnquiryField) => ReactNode;
}

/** Without script it is posted to the contact page, which shows what was wrong. */
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
      <ConsentBoxes field={field} />
      <HiddenFields idempotencyKey={enquiryKey} page={usePageContext().urlPathname} project={props.project} />
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
