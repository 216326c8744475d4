import { expect, it } from 'vitest';
import { ACKNOWLEDGEMENT, STUDIO_MAIL } from '../../src/enquiry/mails/enquiry-mails.js';

/** In hours. The queue waits e to the power of the attempts that were made, ten at most, in seconds. */
function patienceOf({ maxAttempts }: { maxAttempts: number }): number {
  const waits = Array.from({ length: maxAttempts - 1 }, (_, made) => Math.exp(Math.min(made + 1, 10)));
  return waits.reduce((sum, wait) => sum + wait, 0) / 3600;
}

it('thanks are tried for an evening without a mail server, and no longer', () => {
  expect(patienceOf(ACKNOWLEDGEMENT)).toBeGreaterThan(3);
  expect(patienceOf(ACKNOWLEDGEMENT)).toBeLessThan(5);
});

it("the studio's own mail is tried for about three weeks", () => {
  expect(patienceOf(STUDIO_MAIL) / 24).toBeGreaterThan(18);
  expect(patienceOf(STUDIO_MAIL) / 24).toBeLessThan(24);
});
