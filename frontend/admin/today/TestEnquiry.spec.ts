import { expect, test } from 'vitest';
import { testEnquirySentence } from './TestEnquiry.tsx';

const now = '2026-11-23T08:45:00Z';
const finished = { finished_at: '2026-11-23T08:30:09Z', seconds: 9 };
const last = { started_at: '2026-11-23T08:30:00Z', problem: null };

test.each([
  [{ state: 'alive', last, ...finished } as const, 'Last test enquiry: arrived at 14:00, in 9 seconds.'],
  [
    { state: 'silent', last, ...finished } as const,
    'The test enquiry sent at 14:00 has not arrived. Real ones are stored and none is lost, but mails may not go out.',
  ],
  [{ state: 'off', last: null, finished_at: null, seconds: null } as const, undefined],
  [{ state: 'waiting', last: null, finished_at: null, seconds: null } as const, undefined],
])('of %j the status line says %j', (report, sentence) => {
  expect(testEnquirySentence(report, now)).toBe(sentence);
});
