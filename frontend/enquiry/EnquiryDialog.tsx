import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Message } from '../components/Message.tsx';
import { RoundButton } from '../components/RoundButton.tsx';
import { site } from '../content/site.ts';
import { states } from '../content/states.ts';
import { leadTo } from '../stores/leadTo.ts';
import { closeEnquiry, useEnquiryDialog } from './useEnquiryDialog.ts';
import styles from './EnquiryDialog.module.css';
import { loadEnquiry } from './enquiryLink.ts';
import { useCloseOnChoice } from '../components/useCloseOnChoice.ts';

/** Its form is loaded when it is first wanted, and stays, with what was typed in it. */
export function EnquiryDialog() {
  const { isOpen, isAutoOpened, isExpanded } = useEnquiryDialog();
  const dialog = useRef<HTMLDialogElement>(null);
  const [Form, setForm] = useState<ComponentType>();
  useCloseOnChoice(dialog);
  useEffect(() => {
    if (!isOpen) return closeInPlace(dialog.current);
    loadEnquiry().then(
      ({ EnquirySheet }) => setForm(() => EnquirySheet),
      () =>
        leadTo(useEnquiryDialog.getState().about?.page ?? '/contact-us').then(() =>
          useEnquiryDialog.setState({ isOpen: false }),
        ),
    );
    dialog.current?.showModal();
    // Not on the close button, which comes first.
    dialog.current?.focus();
    return undefined;
  }, [isOpen]);
  return (
    <dialog
      className={`${styles['sheet']} ${isAutoOpened ? styles['isAutoOpened'] : ''}`}
      data-expanded={isExpanded}
      ref={dialog}
      tabIndex={-1}
      aria-label={site.enquiry.label}
      // Not where the choice of files is given up inside it.
      onCancel={({ target, currentTarget }) => target === currentTarget && closeEnquiry()}
      // This event comes after the closing: the enquiry may have been opened again by then.
      onClose={() => dialog.current?.open || closeEnquiry()}
    >
      <div className={styles['in']}>
        <div className={styles['top']}>
          <p className="label">{site.enquiry.label}</p>
          <RoundButton icon="close" label={site.enquiry.close} onClick={closeEnquiry} />
        </div>
        {Form ? <Form /> : <output>{states.loading}</output>}
      </div>
      {isOpen && <Message />}
    </dialog>
  );
}

/** On a page that Back has restored Firefox jumps to its top when the sheet lets it scroll again. */
function closeInPlace(dialog: HTMLDialogElement | null): void {
  if (!dialog?.open) return;
  const top = window.scrollY;
  dialog.close();
  if (window.scrollY !== top) window.scrollTo({ top, behavior: 'instant' });
}
