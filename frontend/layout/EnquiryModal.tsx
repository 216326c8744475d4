import { type ComponentType, useEffect, useRef, useState } from 'react';
import { RoundButton } from '../components/RoundButton.tsx';
import { site } from '../content/site.ts';
import { system } from '../content/system.ts';
import { closeEnquiry, useEnquiryModal } from '../stores/enquiryModal.ts';
import styles from './EnquiryModal.module.css';
import { loadEnquiry } from './enquiryLink.ts';
import { useCloseOnChoice } from './useCloseOnChoice.ts';

/** The enquiry over the page. Its form is loaded when it is first wanted, and stays, with what was typed in it. */
export function EnquiryModal() {
  const { isOpen, isUnasked, isTurnedTo } = useEnquiryModal();
  const dialog = useRef<HTMLDialogElement>(null);
  const [Form, setForm] = useState<ComponentType>();
  useCloseOnChoice(dialog);
  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    loadEnquiry().then(
      ({ EnquirySheet }) => setForm(() => EnquirySheet),
      // The page that the buttons link to has a form, too.
      () => location.assign('/contact-us'),
    );
    dialog.current?.showModal();
    // Not the close button, which comes first: the name and what follows it.
    dialog.current?.focus();
    return undefined;
  }, [isOpen]);
  return (
    <dialog
      className={`${styles['sheet']} ${isUnasked ? styles['isUnasked'] : ''}`}
      data-whole={isTurnedTo}
      ref={dialog}
      tabIndex={-1}
      aria-label={site.enquiry.label}
      onCancel={closeEnquiry}
      // This event comes after the closing: the enquiry may have been opened again by then.
      onClose={() => dialog.current?.open || closeEnquiry()}
    >
      <div className={styles['in']}>
        <div className={styles['top']}>
          <p className="label">{site.enquiry.label}</p>
          <RoundButton icon="close" label={site.enquiry.close} onClick={closeEnquiry} />
        </div>
        {Form ? <Form /> : <output>{system.states.loading}</output>}
      </div>
    </dialog>
  );
}
