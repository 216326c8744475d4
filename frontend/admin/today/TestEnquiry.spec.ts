import { expect, test } from 'vitest';
import { testEnquirySentence } from './TestEnquiry.tsx';

const now = '2026-11-23T08:45:00Z';
const finished = { finished_at: '2026-11-23T08:30:09Z', seconds: 9 };
const last = { started_at: '2026-11-23T08:30:00Z', has_arrived: true, problem: null };
const cutOff = { ...last, has_arrived: false };
const problem = 'The form could not be sent: the public address answered 502.';

test.each([
  [{ state: 'alive', last, ...finished } as const, 'Last test enquiry: arrived at 14:00, in 9 seconds.'],
  [
    { state: 'silent', last, ...finished } as const,
    'The test enquiry sent at 14:00 was stored, but its mail has not arrived. Real ones that are sent are stored too, but mails may not go out.',
  ],
  [
    { state: 'silent', last: { ...cutOff, problem }, ...finished } as const,
    `The test enquiry sent at 14:00 could not reach the site, so visitors may not be able to send enquiries just now. Tell whoever runs the site: ${problem}`,
  ],
  [
    { state: 'silent', last: cutOff, ...finished } as const,
    'The test enquiry sent at 14:00 could not reach the site, so visitors may not be able to send enquiries just now. Tell whoever runs the site.',
  ],
  [{ state: 'off', last: null, finished_at: null, seconds: null } as const, undefined],
  [{ state: 'waiting', last: null, finished_at: null, seconds: null } as const, undefined],
])('of %j the status line says %j', (report, sentence) => {
  expect(testEnquirySentence(report, now)).toBe(sentence);
});
