import type { EnquiryValues } from './sendEnquiry.ts';
import { consent, contact } from '../content/contact.ts';
import { CheckBox, TextField } from '../components/Field.tsx';

const { name, email, phone } = contact.fields;

export type EnquiryField = (key: keyof EnquiryValues) => ReturnType<ReturnType<typeof enquiryFieldProps>>;

/** @param form prefix of the ids: two forms may stand on one page */
export function enquiryFieldProps(form: string, values: EnquiryValues, messages: Record<string, string>) {
  const errors: EnquiryValues = { ...messages, consent: messages['consent'] ?? messages['consent_version'] };
  return (key: keyof EnquiryValues) => ({
    id: `${form}-${key}`,
    name: key,
    defaultValue: values[key],
    error: errors[key],
    required: true,
  });
}

export function NameField({ field }: { field: EnquiryField }) {
  return <TextField {...field('name')} label={name.label} autoComplete="name" />;
}

export function EmailField({ field }: { field: EnquiryField }) {
  return (
    <TextField {...field('email')} label={email.label} type="email" autoComplete="email" inputMode="email" />
  );
}

export function PhoneField({ field }: { field: EnquiryField }) {
  return <TextField {...field('phone')} label={phone.label} type="tel" autoComplete="tel" inputMode="tel" />;
}

export function ConsentBoxes({ field }: { field: EnquiryField }) {
  return (
    <>
      <Box {...field('consent')} label={consent.text} />
      {consent.offers && <Box {...field('offers')} label={consent.offers} required={false} />}
    </>
  );
}

/** Ticked before only by the same person, in a form that came back. */
function Box({ defaultValue, ...box }: ReturnType<EnquiryField> & { label: string }) {
  return <CheckBox {...box} defaultChecked={defaultValue !== undefined} />;
}
