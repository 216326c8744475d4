import { EnquiryRefused } from './sendEnquiry.ts';

const TOO_MANY = 429;

/** Nobody has refused it: the network, the server or a limit was in the way, and the same may go through later. */
export function isLost(error: unknown): boolean {
  return !(error instanceof EnquiryRefused) || isLostBy(error.status);
}

export const isLostBy = (status: number): boolean => status >= 500 || status === TOO_MANY;
