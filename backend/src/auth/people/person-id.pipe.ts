import { NotFoundException, ParseUUIDPipe } from '@nestjs/common';

export const personIdPipe = new ParseUUIDPipe({ exceptionFactory: personNotFound });
export const invitationIdPipe = new ParseUUIDPipe({ exceptionFactory: invitationNotFound });

export function personNotFound(): NotFoundException {
  return new NotFoundException({ message: 'This person has no account any more.' });
}

export function invitationNotFound(): NotFoundException {
  return new NotFoundException({ message: 'This invitation was taken up or taken back.' });
}
