import { Injectable, NotFoundException, type PipeTransform } from '@nestjs/common';

const MAX_ID = 2_147_483_647;

/** 404 for anything that cannot be an id. */
@Injectable()
export class PostIdPipe implements PipeTransform<string, number> {
  transform(text: string): number {
    const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
    if (id < 1 || id > MAX_ID) throw blogNotFound();
    return id;
  }
}

export function blogNotFound(): NotFoundException {
  return new NotFoundException('Blog not found.');
}
