import type { EnquiryReceived } from './enquiry.schema.js';
import type { Received } from './receive-enquiry.js';

/** The same for suspected spam and for repetitions. */
export function toEnquiryReceived({
  createdAt,
  callDue,
  agreed,
  about,
  unkeptFiles,
}: Received): EnquiryReceived {
  return {
    status: true,
    message: 'Thank you for submitting your details.',
    received_at: createdAt.toISOString(),
    call_due: callDue.toISOString(),
    ...(agreed && { consent_version: agreed.consentVersion }),
    ...(typeof agreed?.offersConsent === 'boolean' && { offers: agreed.offersConsent }),
    ...(about && { about }),
    ...(unkeptFiles.length > 0 && { unkept_files: unkeptFiles }),
  };
}
