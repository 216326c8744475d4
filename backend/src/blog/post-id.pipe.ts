import { Injectable, NotFoundException, type PipeTransform } from '@nestjs/common';
import { idIn } from '../publication/id-in.js';

/** 404 for anything that cannot be an id. */
@Injectable()
export class PostIdPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = idIn(text);
    if (id === undefined) throw blogNotFound();
    return id;
  }
}

export function blogNotFound(): NotFoundException {
  return new NotFoundException({ message: 'Blog not found.' });
}
