import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type StaffClient, fileOf, slugOf } from '../testing/actors/staff.ts';
import { enquire } from '../testing/actors/visitor.ts';
import type { Inbox } from '../testing/servers/smtp-inbox.ts';
import { newPicture } from '../testing/pictures.ts';
import type { Acknowledged } from './acknowledged.ts';
import { deskActors } from './desk-traffic.ts';
import { leadActors } from './lead-traffic.ts';

const LATER = new Set([429, 503]);

/** Visitors and staff at work until told to stop, each without a pause; what fails they try again as something new. */
export function startTraffic(
  url: string,
  by: { staff: StaffClient; inbox: Inbox },
  acknowledged: Acknowledged,
): () => Promise<void> {
  const { staff } = by;
  const over = new AbortController();
  const again = async (work: () => Promise<void>): Promise<void> => {
    // A connection that breaks is what these tests are about.
    while (!over.signal.aborted)
      await work().catch(() => {
        acknowledged.gaps += 1;
        return sleep(50);
      });
  };
  const isTaken = async (answer: Response): Promise<boolean> => {
    if (answer.ok) return true;
    if (answer.status === 503) acknowledged.gaps += 1;
    if (!LATER.has(answer.status)) acknowledged.faults.push(`${answer.status} ${await answer.text()}`);
    return false;
  };
  const visitor = async (): Promise<void> => {
    const message = randomUUID();
    if (await isTaken(await enquire(url, message))) acknowledged.enquiries.push(message);
  };
  const writer = async (): Promise<void> => {
    const heading = `Post ${randomUUID()}`;
    const answer = await staff.save(heading, await newPicture(320, 200));
    if (await isTaken(answer)) acknowledged.posts.push({ heading, slug: await slugOf(answer) });
  };
  const illustrator = async (): Promise<void> => {
    const answer = await staff.insert(await newPicture(320, 200));
    if (await isTaken(answer)) acknowledged.pictures.push(await fileOf(answer));
  };
  const leads = [leadActors, deskActors].flatMap((actors) => actors(url, by, acknowledged, isTaken));
  const all = [visitor, visitor, writer, writer, illustrator, ...leads].map(again);
  return async () => {
    over.abort();
    await Promise.all(all);
  };
}
