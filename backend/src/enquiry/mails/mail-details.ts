import type { WireEnquiryFile } from '../files/enquiry-file.schema.js';

export interface MailDetails {
  /** How soon a call is promised, such as "two working hours". */
  promise: string;
  /** To what the visitor agreed to. */
  receiptLink: string;
  files: WireEnquiryFile[];
}
