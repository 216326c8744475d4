import type { NotFoundException, PipeTransform } from '@nestjs/common';
import { idIn } from './id-in.js';

/** @param notFound thrown for anything that cannot be an id */
export class IdPipe implements PipeTransform<string, number> {
  constructor(private readonly notFound: () => NotFoundException) {}

  transform(text: string): number {
    const id = idIn(text);
    if (id === undefined) throw this.notFound();
    return id;
  }
}
