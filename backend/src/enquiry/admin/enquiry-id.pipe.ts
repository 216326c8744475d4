import { NotFoundException, ParseUUIDPipe } from '@nestjs/common';

export const enquiryIdPipe = new ParseUUIDPipe({ exceptionFactory: enquiryNotFound });

export function enquiryNotFound(): NotFoundException {
  return new NotFoundException({ message: 'Enquiry not found.' });
}
