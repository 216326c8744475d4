import { IS_CALL_OWED } from './call-owed.js';
import { MAY_CONTACT } from './do-not-contact.repository.js';

export const CALL_AGAIN = 'Call again';
const IS_CALL = `next_step = '${CALL_AGAIN}'`;

/** When to call again somebody whom nobody has spoken with yet, or as was agreed since. */
export const AGAIN = `CASE WHEN outcome IN ('not_reached', 'call_again')
  THEN coalesce(CASE WHEN ${IS_CALL} THEN next_step_at END, call_again_at) END`;

/** Of an enquiry that is worked on, and not lost: a call stands beside its next step, or is left when that is done. */
export const IS_CALL_BESIDE = `(state NOT IN ('new', 'lost', 'spam') AND next_step IS DISTINCT FROM '${CALL_AGAIN}'
  AND ${AGAIN} IS NOT NULL AND ${MAY_CONTACT})`;

/** Of an enquiry: somebody is to call again, at `AGAIN`. */
export const IS_AGAIN = `(state = 'new' AND ${IS_CALL_OWED} AND ${AGAIN} IS NOT NULL OR ${IS_CALL_BESIDE})`;

/** Of an enquiry: a step is left, which rests while that is lost, at `next_step_at`; to call again somebody who waits is a call. */
export const IS_STEP = `(next_step IS NOT NULL AND state NOT IN ('lost', 'spam') AND ${MAY_CONTACT}
  AND NOT (state = 'new' AND ${IS_CALL} AND ${AGAIN} IS NOT NULL))`;
