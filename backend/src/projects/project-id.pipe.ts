import { Injectable, NotFoundException, type PipeTransform } from '@nestjs/common';
import { idIn } from '../publication/id-in.js';

/** 404 for anything that cannot be an id. */
@Injectable()
export class ProjectIdPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = idIn(text);
    if (id === undefined) throw projectNotFound();
    return id;
  }
}

export function projectNotFound(): NotFoundException {
  return new NotFoundException({ message: 'Project not found.' });
}
