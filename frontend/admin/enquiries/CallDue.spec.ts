import { expect, test } from 'vitest';
import { enquiry } from '../test/enquiry.ts';
import { isCallDue } from './CallDue.tsx';

test.each([
  [true, { is_call_owed: true }],
  [false, { is_call_owed: false }],
  [false, { is_call_owed: true, first_contact_at: enquiry.created_at }],
])('whether a call is due is %s of %j', (isDue, changes) => {
  expect(isCallDue({ ...enquiry, ...changes })).toBe(isDue);
});
