import { Injectable, NotFoundException, type PipeTransform } from '@nestjs/common';
import { idIn } from '../../publication/id-in.js';

@Injectable()
export class LibraryPictureIdPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = idIn(text);
    if (id === undefined) throw notInLibrary();
    return id;
  }
}

export function notInLibrary(): NotFoundException {
  return new NotFoundException({ message: 'There is no such picture in the library.' });
}
