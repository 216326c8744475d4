import { DOES_CALL_STAND, IS_CALL_CANCELLED } from './consent/call-stands.js';
import { IS_WITHDRAWN } from './consent/consent-withdrawal.repository.js';
import { IS_DO_NOT_CONTACT, MAY_CONTACT } from './do-not-contact.repository.js';
import { DO_NOT_CONTACT, ENQUIRY, samePerson } from './same-person.js';

/** Somebody who was left alone wrote again, or took consent back and still waits for the call. */
const WAITS_ALL_THE_SAME = `((NOT ${IS_WITHDRAWN} AND NOT EXISTS (SELECT FROM do_not_contact
    WHERE ${samePerson(DO_NOT_CONTACT, ENQUIRY)} AND do_not_contact.created_at >= enquiry.created_at))
  OR ${DOES_CALL_STAND})`;

/** Of an enquiry whose state is new: whether somebody is still to call. */
export const IS_CALL_OWED = `(NOT ${IS_CALL_CANCELLED} AND (NOT ${IS_DO_NOT_CONTACT} OR ${WAITS_ALL_THE_SAME}))`;

/** Of an enquiry: nobody has called, and somebody is still to. */
export const IS_CALL_AWAITED = `(state = 'new' AND first_contact_at IS NULL AND ${IS_CALL_OWED})`;

/** Of an enquiry: the staff who work on it may read its number. */
export const IS_NUMBER_OPEN = `(${MAY_CONTACT} OR ${IS_CALL_AWAITED})`;
