import { Injectable, type PipeTransform } from '@nestjs/common';
import { idIn } from '../publication/id-in.js';
import { importNotFound } from './import.repository.js';

@Injectable()
export class ImportIdPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = idIn(text);
    if (id === undefined) throw importNotFound();
    return id;
  }
}
