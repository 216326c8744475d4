import { ConflictException } from '@nestjs/common';

export function leftAlone(): ConflictException {
  return new ConflictException({
    message:
      'This person has asked to be left alone, so no call and no step is noted for later. If they want one, please press “May be contacted again” first.',
  });
}
