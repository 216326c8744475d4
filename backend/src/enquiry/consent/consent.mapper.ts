import { formatPromised } from 'content/formatDue';
import { todayAtStudio } from '../../blog/today.js';
import { studio } from '../../studio/studio.js';
import { consentChannels } from '../public/consent.js';
import type { Enquiry } from '../enquiry.entity.js';
import type { ConsentWithdrawal } from './consent-withdrawal.entity.js';
import type { ConsentReceipt } from './consent.schema.js';

const { language, timeZone, timeZoneName } = studio.locale;
const day = new Intl.DateTimeFormat(language, { dateStyle: 'full', timeZone });
const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone });

export const momentInWords = (moment: Date): string =>
  `${day.format(moment)}, ${clock.format(moment).replaceAll(/\s/g, '\u{a0}')} (${timeZoneName})`;

/** Such as 2611-4F3A9C21: month and the beginning of the enquiry's id. */
export function receiptNumber({ id, createdAt }: Pick<Enquiry, 'id' | 'createdAt'>): string {
  const month = todayAtStudio(createdAt).slice(2, 7).replace('-', '');
  return `${month}-${id.slice(0, 8).toUpperCase()}`;
}

/**
 * Nothing that was typed in is repeated: somebody else may have typed in this address.
 * @param withdrawals the last one first
 * @param callDue null when no call is owed
 */
export function toReceipt(
  enquiry: Enquiry,
  withdrawals: ConsentWithdrawal[],
  callDue: Date | null,
): ConsentReceipt {
  const [last] = withdrawals;
  const isCancelled = withdrawals.some(({ callCancelledAt }) => callCancelledAt);
  const open = last?.liftedAt ? undefined : last;
  const isOwnPage = /^\/[\w/-]*$/.test(enquiry.page ?? '');
  return {
    number: receiptNumber(enquiry),
    words: enquiry.consentText,
    offers: enquiry.offersText ? { words: enquiry.offersText, given: enquiry.offersConsent === true } : null,
    channels: consentChannels(enquiry.consentVersion),
    version: enquiry.consentVersion,
    given_at: enquiry.createdAt.toISOString(),
    given: momentInWords(enquiry.createdAt),
    page: isOwnPage ? enquiry.page : null,
    pictures: enquiry.shortlist?.length ?? 0,
    withdrawn_at: open?.withdrawnAt.toISOString() ?? null,
    withdrawn: open ? momentInWords(open.withdrawnAt) : null,
    given_again: last?.liftedAt ? momentInWords(last.liftedAt) : null,
    call_due: callDue && `${formatPromised(callDue, studio.locale)} (${timeZoneName})`,
    call_cancelled: isCancelled,
  };
}
