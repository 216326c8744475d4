import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { StaffClient } from '../testing/actors/staff.ts';
import { enquire, enquireWithPlan, someAddress } from '../testing/actors/visitor.ts';
import type { Inbox } from '../testing/servers/smtp-inbox.ts';
import type { Acknowledged } from './acknowledged.ts';
import { idWith, isErasedLater } from './desk-traffic.ts';

/** Visitors who send a plan, are called, or withdraw by the link in the acknowledgement. @param isTaken whether it was acknowledged */
export function leadActors(
  url: string,
  { staff, inbox }: { staff: StaffClient; inbox: Inbox },
  acknowledged: Acknowledged,
  isTaken: (answer: Response) => Promise<boolean>,
): (() => Promise<void>)[] {
  const planner = async (): Promise<void> => {
    const message = randomUUID();
    if (!(await isTaken(await enquireWithPlan(url, message)))) return;
    acknowledged.enquiries.push(message);
    acknowledged.plans.push(message);
  };
  /** Presses again with the same key, as a telephone does that got no answer. */
  const caller = async (): Promise<void> => {
    const message = randomUUID();
    if (!(await isTaken(await enquire(url, message)))) return;
    acknowledged.enquiries.push(message);
    const id = await idWith(staff, message);
    const key = randomUUID();
    const presses = await Promise.allSettled([staff.press(id, key), staff.press(id, key)]);
    for (const press of presses)
      if (press.status === 'fulfilled' && (await isTaken(press.value))) acknowledged.contacts.push(key);
  };
  const withdrawer = async (): Promise<void> => {
    await sleep(500);
    const mails = (await inbox.mails()).filter(({ to }) =>
      to?.every(({ address }) => !isErasedLater(address)),
    );
    const texts = mails.map(({ text = '' }) => text);
    const receipts = texts.flatMap((text) => /(?<=\?receipt=)[\w.-]+/.exec(text) ?? []);
    const receipt = receipts.findLast((token) => !acknowledged.withdrawn.includes(idOf(token)));
    if (!receipt) return;
    const body = new URLSearchParams({ receipt });
    const headers = { 'X-Forwarded-For': someAddress() };
    const answer = await fetch(`${url}/api/consent/withdraw`, { method: 'POST', headers, body });
    if (await isTaken(answer)) acknowledged.withdrawn.push(idOf(receipt));
  };
  return [planner, caller, withdrawer];
}

const idOf = (receipt: string): string => receipt.split('.')[0] ?? '';
