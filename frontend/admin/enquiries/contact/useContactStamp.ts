import { toast } from 'react-hot-toast/headless';
import type { ContactWay, ContactOutcome } from '../../../api/adminContact.ts';
import { newUuid } from '../../../api/newUuid.ts';
import { serverNow } from '../../../api/serverClock.ts';
import { admin } from '../../../content/admin/admin.ts';
import { truncateLetters } from '../../kit/truncateLetters.ts';
import { undoToast } from '../../kit/undoToast.tsx';
import { formatStudioClock } from '../../kit/time/studioTime.ts';
import { accountOf } from '../../session/accountOf.ts';
import { useSession } from '../../session/useSession.ts';
import { type PressedContact, changePressed, savePressed } from './pressedContact.ts';
import { usePressedContacts } from './usePressedContacts.ts';

/** A second press so soon is the same one. */
const SAME_PRESS_MS = 10_000;
/** A message of more than two lines hides on a phone what is asked next. */
const NAME_LETTERS = 12;

export interface ContactStamp {
  /** What was pressed last and not answered yet: it is asked how that went. */
  asked: PressedContact | undefined;
  /** Stamps the moment, before the phone opens. */
  press: (how: ContactWay) => void;
  /** How it went. @param againAt for `call_again`, ISO */
  answer: (outcome: ContactOutcome, againAt?: string) => void;
  /** It did not happen. */
  takeBack: () => void;
}

interface Stamped {
  id: string;
  name: string;
  first_contact_at?: string | null;
}

/** The first contact of an enquiry, kept on this device until it is sent. */
export function useContactStamp(enquiry: Stamped): ContactStamp {
  const { id, name } = enquiry;
  const toastId = `contact ${id}`;
  const { contacts, read } = usePressedContacts();
  const account = useSession(({ session }) => accountOf(session?.token));
  const asked = contacts.findLast((contact) => contact.enquiry === id && !contact.answer);
  const finish = (contact: PressedContact, outcome: ContactOutcome | 'taken back', againAt?: string) => {
    const answer = { key: newUuid(), outcome, at: serverNow(), ...(againAt && { againAt }) };
    let hasRoom = changePressed(localStorage, contact, { answer })?.hasRoom;
    if (hasRoom === undefined && outcome === 'taken back')
      hasRoom = savePressed(localStorage, { ...contact, stamp: 'sent', answer: { ...answer, outcome } });
    if (hasRoom === false) toast.error(admin.contact.noRoom);
    else toast.dismiss(toastId);
    read(account);
  };
  const press = (how: ContactWay) => {
    const at = serverNow();
    if (!account || (asked?.how === how && at - asked.at < SAME_PRESS_MS)) return;
    const key = newUuid();
    const pressed = { account, enquiry: id, key, how, at, keptAt: Date.now() };
    const contact = { ...pressed, stamp: 'waiting' } as const;
    if (!savePressed(localStorage, contact)) {
      toast.error(admin.contact.noRoom);
      return;
    }
    const time = formatStudioClock(at);
    const { noted, firstNoted } = admin.contact;
    const said = (enquiry.first_contact_at ? noted : firstNoted)(truncateLetters(name, NAME_LETTERS), time);
    undoToast(said, () => finish(contact, 'taken back'), { id: toastId });
    read(account);
  };
  return {
    asked,
    press,
    answer: (outcome, againAt) => asked && finish(asked, outcome, againAt),
    takeBack: () => asked && finish(asked, 'taken back'),
  };
}
