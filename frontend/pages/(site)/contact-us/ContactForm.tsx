import { useData } from 'vike-react/useData';
import { EmailField, NameField, PhoneField } from '../../../enquiry/EnquiryFields.tsx';
import { EnquiryForm } from '../../../enquiry/EnquiryForm.tsx';
import { TextArea } from '../../../components/Field.tsx';
import { consent, contact } from '../../../content/contact.ts';
import type { Data } from './+data.ts';
import styles from './Contact.module.css';

const { label, hint } = contact.fields.message;

export function ContactForm() {
  const { key, refused, project, about, values } = useData<Data>();
  return (
    <EnquiryForm
      name="contact"
      className={styles['form']}
      enquiryKey={key}
      project={project}
      aboutTitle={about}
      values={values}
      failedBefore={refused?.failure}
      submit={contact.submit}
    >
      {(field) => (
        <>
          <p className="note">{consent.offers ? contact.allButOffers : contact.allRequired}</p>
          <NameField field={field} />
          <div className={styles['pair']}>
            <EmailField field={field} />
            <PhoneField field={field} />
          </div>
          <TextArea {...field('message')} label={label} hint={hint} maxLength={6_500} />
        </>
      )}
    </EnquiryForm>
  );
}
