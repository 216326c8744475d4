import { NotFoundException } from '@nestjs/common';

const LARGEST_ID = 2_147_483_647;

/** @param text as it stands in the address @throws NotFoundException for anything that no post can have as its id */
export function postId(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > LARGEST_ID) throw blogNotFound();
  return id;
}

export function blogNotFound(): NotFoundException {
  return new NotFoundException('Blog not found.');
}
