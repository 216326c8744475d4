import * as z from 'zod/mini';
import { copyRetention } from '../../copies/copyRetention.ts';

const PREFIX = 'contact:';
const DAY = 24 * 60 * 60 * 1000;
/** For how long it is asked how it went. */
const ASKING_MS = DAY;

const pressedContact = z.object({
  account: z.string(),
  enquiry: z.string(),
  /** Makes sure that the stamp counts once, however often it is sent. */
  key: z.string(),
  how: z.literal(['call', 'whatsapp', 'mail']),
  /** When it was pressed, in milliseconds since 1970. */
  at: z.number(),
  /** The same by this device's clock, even a wrong one, or when it is asked once more. */
  keptAt: z.optional(z.number()),
  /** `tried`: it may have arrived without an answer. */
  stamp: z.literal(['waiting', 'tried', 'sent']),
  /** How it went; undefined until somebody says so. */
  answer: z.optional(
    z.object({
      key: z.string(),
      outcome: z.literal(['reached', 'not_reached', 'call_again', 'taken back']),
      againAt: z.optional(z.string()),
      /** When it was said, in milliseconds since 1970. */
      at: z.optional(z.number()),
    }),
  ),
});
/** Somebody pressed Call, WhatsApp or Mail: kept on the device until the studio's server knows all of it. */
export type PressedContact = z.infer<typeof pressedContact>;
export type ContactAnswer = NonNullable<PressedContact['answer']>;

const keyOf = ({ account, key }: Pick<PressedContact, 'account' | 'key'>) => `${PREFIX}${account}:${key}`;

/** @returns whether there was room */
export function savePressed(storage: Pick<Storage, 'setItem'>, contact: PressedContact): boolean {
  try {
    storage.setItem(keyOf(contact), JSON.stringify(contact));
    return true;
  } catch {
    return false;
  }
}

export function removePressed(
  storage: Pick<Storage, 'removeItem'>,
  contact: Pick<PressedContact, 'account' | 'key'>,
): void {
  storage.removeItem(keyOf(contact));
}

/** Begins with what is stored: another tab may have changed it, or removed it. @returns undefined when it is gone */
export function changePressed(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  contact: Pick<PressedContact, 'account' | 'key'>,
  change: Partial<Pick<PressedContact, 'stamp' | 'answer' | 'keptAt'>>,
): { changed: PressedContact; hasRoom: boolean } | undefined {
  const present = parse(storage.getItem(keyOf(contact)));
  if (!present) return undefined;
  const changed = { ...present, ...change };
  return { changed, hasRoom: savePressed(storage, changed) };
}

/** Oldest first. Of this account alone; those of others stay for them. */
export function readPressed(storage: Storage, account: string, now: number): PressedContact[] {
  const contacts = Object.keys(storage).flatMap((name) => {
    if (!name.startsWith(PREFIX)) return [];
    const contact = parse(storage.getItem(name));
    if (contact && !isOver(contact, now)) return contact.account === account ? [contact] : [];
    storage.removeItem(name);
    return [];
  });
  return contacts.toSorted((a, b) => a.at - b.at);
}

function isOver(contact: PressedContact, now: number): boolean {
  const age = now - (contact.keptAt ?? contact.at);
  return age >= copyRetention || (!nextToSend(contact) && age >= ASKING_MS);
}

/** @returns undefined when the server knows everything there is to know so far */
export function nextToSend({
  stamp,
  answer,
}: PressedContact): 'stamp' | 'answer' | 'nothing ever' | undefined {
  if (answer?.outcome === 'taken back') return stamp === 'waiting' ? 'nothing ever' : 'answer';
  if (stamp !== 'sent') return 'stamp';
  return answer && 'answer';
}

function parse(stored: string | null): PressedContact | undefined {
  try {
    return pressedContact.safeParse(JSON.parse(stored ?? 'null')).data;
  } catch {
    return undefined;
  }
}
