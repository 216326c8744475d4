import { NotFoundException } from '@nestjs/common';
import { IdPipe } from '../publication/id.pipe.js';

export const postIdPipe = new IdPipe(blogNotFound);

export function blogNotFound(): NotFoundException {
  return new NotFoundException({ message: 'Blog not found.' });
}
