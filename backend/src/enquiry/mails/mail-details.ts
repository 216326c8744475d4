import type { Signature } from '../../content/content-reader.js';
import type { ContactStatus } from '../contact-status.repository.js';
import type { WireEnquiryFile } from '../files/enquiry-file.schema.js';

export interface MailDetails {
  /** How soon a call is promised, such as "two working hours". */
  promise: string;
  receiptLink: string;
  files: WireEnquiryFile[];
  contact: ContactStatus;
  signature: Signature;
}
