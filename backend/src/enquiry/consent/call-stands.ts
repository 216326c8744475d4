/** Of an enquiry and its withdrawal: the call that was asked for is still promised. */
export const CALL_STANDS = `enquiry.state = 'new' AND enquiry.first_contact_at IS NULL
  AND call_cancelled_at IS NULL AND lifted_at IS NULL`;
