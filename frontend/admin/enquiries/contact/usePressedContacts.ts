import { create } from 'zustand';
import { type PressedContact, readPressed } from './pressedContact.ts';

interface PressedContacts {
  contacts: PressedContact[];
  /** Reads what this device keeps for somebody. */
  read: (account: string | undefined) => void;
}

export const usePressedContacts = create<PressedContacts>()((set, get) => ({
  contacts: [],
  read: (account) => {
    const contacts = account ? readPressed(localStorage, account, Date.now()) : [];
    if (JSON.stringify(contacts) !== JSON.stringify(get().contacts)) set({ contacts });
  },
}));
