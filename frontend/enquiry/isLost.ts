import { isLostBy } from '../api/isLostBy.ts';
import { EnquiryRefused } from './sendEnquiry.ts';

/** Nobody has refused it: the network, the server or a limit was in the way. */
export function isLost(error: unknown): boolean {
  return !(error instanceof EnquiryRefused) || isLostBy(error.status);
}
