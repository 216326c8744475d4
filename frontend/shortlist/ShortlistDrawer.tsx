import { type ComponentType, useEffect, useRef, useState } from 'react';
import { Message } from '../components/Message.tsx';
import { useCloseOnChoice } from '../components/useCloseOnChoice.ts';
import words from '../content/heart.json' with { type: 'json' };
import { states } from '../content/states.ts';
import dialogStyles from '../enquiry/EnquiryDialog.module.css';
import { leadTo } from '../stores/leadTo.ts';
import { useShortlist } from '../stores/keptPictures.ts';

const close = () => useShortlist.setState({ isOpen: false });

/** What is in it is loaded when it is first wanted. */
export function ShortlistDrawer() {
  const isOpen = useShortlist((shortlist) => shortlist.isOpen);
  const dialog = useRef<HTMLDialogElement>(null);
  const [Content, setContent] = useState<ComponentType<{ onClose: () => void }>>();
  useCloseOnChoice(dialog);
  useEffect(() => {
    if (!isOpen) return dialog.current?.close();
    import('./DrawerContent.tsx').then(
      ({ DrawerContent }) => setContent(() => DrawerContent),
      () => leadTo('/shortlist').then(close),
    );
    dialog.current?.showModal();
    dialog.current?.focus();
    return undefined;
  }, [isOpen]);
  return (
    <dialog
      className={dialogStyles['sheet']}
      ref={dialog}
      tabIndex={-1}
      aria-label={words.yourPictures}
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return;
        close();
        giveFocusBack(currentTarget);
      }}
    >
      <div className={dialogStyles['in']}>
        {isOpen && (Content ? <Content onClose={close} /> : <output>{states.loading}</output>)}
      </div>
      {isOpen && <Message />}
    </dialog>
  );
}

/** The link that opened it goes with the last picture, and a new one comes with the next. */
function giveFocusBack(from: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement === document.body || from.contains(activeElement))
    document.querySelector<HTMLElement>('aside > a[href^="/contact-us"]')?.focus();
}
