import { studio } from '../../studio/studio.js';
import type { Enquiry } from '../enquiry.entity.js';
import { consentChannels } from '../public/consent.js';
import { hashOfWords } from './consent-records.js';
import type { ConsentWithdrawal } from './consent-withdrawal.entity.js';
import { receiptNumber } from './consent.mapper.js';

const { language, timeZone, timeZoneName } = studio.locale;
const toTheSecond = new Intl.DateTimeFormat(language, {
  dateStyle: 'full',
  timeStyle: 'long',
  hourCycle: 'h23',
  timeZone,
});

function moment(at: Date): string {
  return `${toTheSecond.format(at)}, ${timeZoneName}, ${timeZone} (${at.toISOString()})`;
}

function howGiven({ consentVersionSent: isNamed }: Enquiry): string {
  if (isNamed)
    return 'A ticked box, sent by a form that named these words: the forms of the website show them beside a box that is empty before';
  const shown = 'the words above are those that the website showed then';
  return isNamed === null
    ? `A ticked box was sent; whether the form named its words was not kept, ${shown}`
    : `Consent was sent by a program or form that did not name its words: ${shown}, and whether the person saw them is not known`;
}

const OFFERS = { true: 'Given: the box was ticked.', false: 'Not given: the box was left empty.' };

function withdrawalFacts(withdrawals: ConsentWithdrawal[]): string[] {
  const lines = withdrawals.flatMap(
    ({ withdrawnAt, how, callCancelledAt, liftedAt, liftedBy, liftedHow }) => [
      `Withdrawn on ${moment(withdrawnAt)}, by: ${how}`,
      ...(callCancelledAt ? [`The call was cancelled too on ${moment(callCancelledAt)}`] : []),
      ...(liftedAt ? [`Given again on ${moment(liftedAt)}, noted by ${liftedBy}, by: ${liftedHow}`] : []),
    ],
  );
  return lines.length > 0 ? lines : ['Not withdrawn'];
}

/** As a telephone company asks for it: who agreed to what, when, where and by which means. */
export function evidenceFacts(enquiry: Enquiry, withdrawals: ConsentWithdrawal[]) {
  const { consentHash, offersText, offersConsent } = enquiry;
  return {
    Receipt: receiptNumber(enquiry),
    Name: enquiry.name,
    Number: enquiry.phoneE164,
    'Email address': enquiry.email,
    'Words agreed to': enquiry.consentText,
    ...(offersText && {
      'Words about offers': offersText,
      'Consent to offers': OFFERS[`${offersConsent === true}`],
    }),
    Wording: enquiry.consentVersion,
    'SHA-256 of the words': hashOfWords(enquiry),
    'SHA-256 kept when they were agreed to': consentHash ?? 'Not kept: from before hashes were',
    Language: enquiry.consentLanguage ?? 'Not kept',
    Channels: consentChannels(enquiry.consentVersion).join(', ') || 'As the words name them',
    Given: moment(enquiry.createdAt),
    How: howGiven(enquiry),
    Page: enquiry.page ?? 'Not known',
    'Address of the device, shortened': enquiry.consentAddress ?? 'Not kept',
    Withdrawal: withdrawalFacts(withdrawals),
  };
}
