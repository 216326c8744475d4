import { NotFoundException, ParseUUIDPipe } from '@nestjs/common';

/** For the id in an address: no enquiry has one that is not a UUID. */
export const enquiryIdPipe = new ParseUUIDPipe({ exceptionFactory: enquiryNotFound });

export function enquiryNotFound(): NotFoundException {
  return new NotFoundException('Enquiry not found.');
}
