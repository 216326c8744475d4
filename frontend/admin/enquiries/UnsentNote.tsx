import { useSyncExternalStore } from 'react';
import { admin } from '../../content/admin/admin.ts';
import { accountOf } from '../session/accountOf.ts';
import { useSession } from '../session/useSession.ts';
import styles from './EnquiriesPage.module.css';
import { followNotes, hasNoteCopy } from './noteCopy.ts';

export function UnsentNote({ enquiry }: { enquiry: string }) {
  const account = useSession(({ session }) => accountOf(session?.token)) ?? '';
  const isKept = useSyncExternalStore(followNotes, () =>
    hasNoteCopy(localStorage, { account, enquiry }, Date.now()),
  );
  return isKept && <span className={`${styles['unsent']} note`}>{admin.enquiries.noteUnsent}</span>;
}
