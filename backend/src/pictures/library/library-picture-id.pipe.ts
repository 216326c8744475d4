import { NotFoundException } from '@nestjs/common';
import { IdPipe } from '../../publication/id.pipe.js';

export const libraryPictureIdPipe = new IdPipe(notInLibrary);

export function notInLibrary(): NotFoundException {
  return new NotFoundException({ message: 'There is no such picture in the library.' });
}
