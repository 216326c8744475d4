import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { foundEnquiries } from '../testing/actors/api-answers.ts';
import type { StaffClient } from '../testing/actors/staff.ts';
import { enquire } from '../testing/actors/visitor.ts';
import type { Acknowledged } from './acknowledged.ts';

const ERASED_LATER = 'erased-later-';
/** A drafts screen sends no oftener. */
const BETWEEN_DRAFTS_MS = 600;

export const isErasedLater = (address = ''): boolean => address.startsWith(ERASED_LATER);

/** Of the enquiry with this message. */
export async function idWith(staff: StaffClient, message: string): Promise<string> {
  const { data } = foundEnquiries.parse(await staff.read(`enquiry?search=${message}`));
  return data[0]?.id ?? '';
}

/** Staff who add notes, mark spam, erase people and type, each of an enquiry of its own. */
export function deskActors(
  url: string,
  { staff }: { staff: StaffClient },
  acknowledged: Acknowledged,
  isTaken: (answer: Response) => Promise<boolean>,
): (() => Promise<void>)[] {
  /** @returns its id, if it was acknowledged */
  const newEnquiry = async (message: string = randomUUID()): Promise<string | undefined> =>
    (await isTaken(await enquire(url, message))) ? idWith(staff, message) : undefined;
  /** Sends the note again with the same key, as a device does that got no answer. */
  const annotator = async (): Promise<void> => {
    const id = await newEnquiry();
    if (!id) return;
    const note = { text: 'She wants our drawings.', key: randomUUID() };
    const sent = [staff.workOn(id, 'notes', note), staff.workOn(id, 'notes', note)];
    for (const answer of await Promise.allSettled(sent))
      if (answer.status === 'fulfilled' && (await isTaken(answer.value))) acknowledged.notes.push(note.key);
  };
  const marker = async (): Promise<void> => {
    const id = await newEnquiry();
    if (id && (await isTaken(await staff.workOn(id, 'state', { state: 'spam' })))) acknowledged.spam.push(id);
  };
  const eraser = async (): Promise<void> => {
    const id = await newEnquiry(ERASED_LATER + randomUUID());
    if (id && (await isTaken(await staff.workOn(id, 'erase-person', { by: 'email' }))))
      acknowledged.erased.push(id);
  };
  const typist = async (): Promise<void> => {
    await sleep(BETWEEN_DRAFTS_MS);
    const draft = randomUUID();
    if (await isTaken(await staff.type(draft, draft))) acknowledged.drafts.push(draft);
  };
  return [annotator, marker, eraser, typist];
}
