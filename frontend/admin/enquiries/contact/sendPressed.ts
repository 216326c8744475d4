import { ApiError, isUnauthorized } from '../../../api/ApiError.ts';
import {
  type PressedContact,
  changePressed,
  nextToSend,
  readPressed,
  removePressed,
} from './pressedContact.ts';

export type SentPart = 'stamp' | 'answer';

interface Sending {
  storage: Storage;
  account: string;
  now: () => number;
  send: (contact: PressedContact, part: SentPart) => Promise<void>;
  /** The server will never take it. */
  onRefused: (error: ApiError, contact: PressedContact) => void;
}

/** Sends what waits on this device, oldest first. What does not get through stays for the next time. */
export async function sendPressed(sending: Sending): Promise<void> {
  const { storage, account, now } = sending;
  for (const contact of readPressed(storage, account, now())) {
    let rest: PressedContact | undefined = contact;
    while (rest) rest = await sendNext(rest, sending);
  }
}

/** @returns what is to be looked at again */
async function sendNext(
  contact: PressedContact,
  { storage, now, send, onRefused }: Sending,
): Promise<PressedContact | undefined> {
  const part = nextToSend(contact);
  if (part === 'nothing ever') removePressed(storage, contact);
  if (part !== 'stamp' && part !== 'answer') return undefined;
  if (part === 'stamp' && !changePressed(storage, contact, { stamp: 'tried' })) return undefined;
  let isRefused = false;
  try {
    await send(contact, part);
  } catch (error) {
    if (!isRefusal(error)) return undefined;
    isRefused = true;
    if (contact.answer?.outcome !== 'taken back') onRefused(error, contact);
    if (part === 'stamp') {
      removePressed(storage, contact);
      return undefined;
    }
  }
  const rest = changePressed(storage, contact, { stamp: 'sent' })?.changed;
  if (part === 'stamp' || rest?.answer?.key !== contact.answer?.key) return rest;
  // Nothing else would remind of a call that was agreed on.
  if (isRefused && contact.answer?.outcome === 'call_again')
    return changePressed(storage, contact, { answer: undefined, keptAt: now() })?.changed;
  removePressed(storage, contact);
  return undefined;
}

// 403 as well: a second factor is asked for, or a proxy refuses.
const AGAIN_LATER = new Set([403, 408, 425, 429]);

function isRefusal(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || isUnauthorized(error)) return false;
  return error.status >= 400 && error.status < 500 && !AGAIN_LATER.has(error.status);
}
