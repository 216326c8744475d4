/** Of an enquiry: the person does not want the call. Consent that is given again does not bring it back. */
export const IS_CALL_CANCELLED = `EXISTS (SELECT FROM consent_withdrawal cancelled
  WHERE cancelled.enquiry_id = enquiry.id AND cancelled.call_cancelled_at IS NOT NULL)`;

/** Of an enquiry and its withdrawal: the call that was asked for is still promised. */
export const CALL_STANDS = `enquiry.state = 'new' AND enquiry.first_contact_at IS NULL
  AND NOT ${IS_CALL_CANCELLED} AND lifted_at IS NULL`;

/** Of an enquiry: it was withdrawn, but the call stands. */
export const DOES_CALL_STAND = `EXISTS (SELECT FROM consent_withdrawal
  WHERE consent_withdrawal.enquiry_id = enquiry.id AND ${CALL_STANDS})`;
