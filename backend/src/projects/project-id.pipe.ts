import { NotFoundException } from '@nestjs/common';
import { IdPipe } from '../publication/id.pipe.js';

export const projectIdPipe = new IdPipe(projectNotFound);

export function projectNotFound(): NotFoundException {
  return new NotFoundException({ message: 'Project not found.' });
}
