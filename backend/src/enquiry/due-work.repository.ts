import { IS_CALL_OWED } from './call-owed.js';
import { MAY_CONTACT } from './do-not-contact.repository.js';

/** When it was agreed to call somebody again whom nobody has spoken with yet. */
export const AGAIN = `CASE WHEN outcome IN ('not_reached', 'call_again') THEN coalesce(next_step_at, call_again_at) END`;

/** Of an enquiry: somebody is to call again, at `AGAIN`. */
export const IS_AGAIN = `(state = 'new' AND ${IS_CALL_OWED} AND ${AGAIN} IS NOT NULL)`;

/** Of an enquiry: a step is left, at `next_step_at`; those of people who wait for a call again are calls. */
export const IS_STEP = `(next_step IS NOT NULL AND state <> 'spam' AND ${MAY_CONTACT}
  AND NOT (state = 'new' AND ${AGAIN} IS NOT NULL))`;
