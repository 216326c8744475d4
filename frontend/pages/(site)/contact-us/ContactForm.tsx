import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { Button } from '../../../components/Button.tsx';
import { HiddenFields } from '../../../components/HiddenFields.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useEnquiry } from '../../../components/useEnquiry.ts';
import { contact } from '../../../content/contact.ts';
import type { Data } from './+data.shared.ts';
import styles from './Contact.module.css';
import { ConsentBox, ContactFields } from './ContactFields.tsx';

/** Sent by script to the API; without script to this page, which then shows what was wrong. */
export function ContactForm() {
  const { key, refused } = useData<Data>();
  const { urlPathname } = usePageContext();
  const { send, isSending, failure } = useEnquiry(key, refused?.failure);
  const written = { values: refused?.values ?? {}, messages: failure?.messages ?? {} };
  return (
    <form className={styles['form']} method="post" action="/contact-us" onSubmit={send}>
      <p className="note">{contact.allRequired}</p>
      <ContactFields {...written} />
      <ConsentBox {...written} />
      <HiddenFields idempotencyKey={key} page={urlPathname} />
      {failure && (
        <Notice kind="error">
          <strong>{failure.text}</strong> {contact.errors.kept}
        </Notice>
      )}
      <Button type="submit" isBusy={isSending}>
        {isSending ? contact.submitting : contact.submit}
      </Button>
    </form>
  );
}
