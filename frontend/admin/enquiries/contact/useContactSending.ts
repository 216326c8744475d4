import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { toast } from 'react-hot-toast/headless';
import { sendContact, sendOutcome, takeContactBack } from '../../../api/adminContact.ts';
import type { Enquiry } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';
import { accountOf } from '../../session/accountOf.ts';
import { adminCall } from '../../session/adminCall.ts';
import { onlyAs } from '../../session/onlyAs.ts';
import { useSession } from '../../session/useSession.ts';
import { loadRefused, showChanged } from '../showChanged.ts';
import { type PressedContact, nextToSend } from './pressedContact.ts';
import { type SentPart, sendPressed } from './sendPressed.ts';
import { usePressedContacts } from './usePressedContacts.ts';

const RETRY_MS = 30_000;

/** Sends what was pressed: at once, and again when the page, the line or the session comes back. */
export function useContactSending(): void {
  const client = useQueryClient();
  const account = useSession(({ session }) => accountOf(session?.token));
  const { contacts, read } = usePressedContacts();
  const isWaiting = contacts.some(nextToSend);
  const send = useEffectEvent(() => void (account && sendInTurn(client, account).then(() => read(account))));
  useEffect(() => {
    const follow = () => read(account);
    follow();
    addEventListener('storage', follow);
    return () => removeEventListener('storage', follow);
  }, [account, read]);
  useEffect(() => {
    if (contacts.some(nextToSend)) send();
  }, [contacts]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const stopped = new AbortController();
    const again = () => document.visibilityState === 'visible' && send();
    const timer = setInterval(again, RETRY_MS);
    addEventListener('online', again, stopped);
    document.addEventListener('visibilitychange', again, stopped);
    return () => {
      clearInterval(timer);
      stopped.abort();
    };
  }, [isWaiting]);
}

let turn = Promise.resolve();

/** One after the other, in all tabs where the browser can do that. */
function sendInTurn(client: QueryClient, account: string): Promise<void> {
  const send = () => sendKept(client, account);
  turn = turn.then(() => ('locks' in navigator ? navigator.locks.request('contacts', send) : send()));
  return turn;
}

function sendKept(client: QueryClient, account: string): Promise<void> {
  return sendPressed({
    storage: localStorage,
    account,
    now: Date.now,
    onRefused({ sentence = admin.contact.refused }, contact) {
      const name = client.getQueryData<Enquiry>(['enquiry', contact.enquiry])?.name;
      toast.error(name ? `${name}: ${sentence}` : sentence);
      loadRefused(client, contact.enquiry);
    },
    async send(contact, part) {
      const enquiry = await adminCall(onlyAs(account, (token) => sendPart(token, contact, part)));
      showChanged(client, enquiry);
    },
  });
}

function sendPart(token: string, contact: PressedContact, part: SentPart): Promise<Enquiry> {
  const { enquiry, key, how, at, answer } = contact;
  if (part === 'stamp' || !answer)
    return sendContact(token, enquiry, { key, how, at: new Date(at).toISOString() });
  const { outcome, againAt, at: saidAt } = answer;
  if (outcome === 'taken back') return takeContactBack(token, enquiry, key);
  return sendOutcome(token, enquiry, {
    key: answer.key,
    outcome,
    ...(againAt && { again_at: againAt }),
    ...(saidAt !== undefined && { at: new Date(saidAt).toISOString() }),
  });
}
