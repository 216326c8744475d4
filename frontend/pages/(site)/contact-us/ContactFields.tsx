import type { EnquiryValues } from '../../../api/enquiry.ts';
import { CheckBox, TextArea, TextField } from '../../../components/Field.tsx';
import { contact } from '../../../content/contact.ts';
import styles from './Contact.module.css';

const { name, email, phone, message } = contact.fields;

type ContactFieldsProps = { values: EnquiryValues; messages: Record<string, string> };

export function ContactFields({ values, messages }: ContactFieldsProps) {
  const field = (key: keyof EnquiryValues) => ({
    id: `contact-${key}`,
    name: key,
    defaultValue: values[key],
    error: messages[key],
    required: true,
  });
  return (
    <>
      <TextField {...field('name')} label={name.label} autoComplete="name" maxLength={120} />
      <div className={styles['pair']}>
        <TextField
          {...field('email')}
          label={email.label}
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={254}
        />
        <TextField
          {...field('phone')}
          label={phone.label}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={40}
        />
      </div>
      <TextArea {...field('message')} label={message.label} hint={message.hint} maxLength={5000} />
    </>
  );
}

export function ConsentBox({ values, messages }: ContactFieldsProps) {
  return (
    <CheckBox
      id="contact-consent"
      name="consent"
      label={contact.consent}
      error={messages['consent']}
      defaultChecked={values.consent !== undefined}
      required
    />
  );
}
