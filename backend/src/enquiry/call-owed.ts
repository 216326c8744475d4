import { CALL_STANDS } from './consent/call-stands.js';
import { IS_DO_NOT_CONTACT } from './do-not-contact.repository.js';
import { DO_NOT_CONTACT, ENQUIRY, samePerson } from './same-person.js';

/** Somebody who was left alone wrote again, or took consent back and still waits for the call. */
const WAITS_ALL_THE_SAME = `(NOT EXISTS (SELECT FROM do_not_contact
    WHERE ${samePerson(DO_NOT_CONTACT, ENQUIRY)} AND do_not_contact.created_at >= enquiry.created_at)
  OR EXISTS (SELECT FROM consent_withdrawal WHERE consent_withdrawal.enquiry_id = enquiry.id AND ${CALL_STANDS}))`;

/** Of an enquiry whose state is new: whether somebody is still to call. */
export const IS_CALL_OWED = `(NOT ${IS_DO_NOT_CONTACT} OR ${WAITS_ALL_THE_SAME})`;
