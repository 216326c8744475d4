import type { Delta } from 'quill';

export interface TextPicture {
  index: number;
  src: string;
  alt: string;
}

export function textPictures(text: Pick<Delta, 'ops'>): TextPicture[] {
  let index = 0;
  return text.ops.flatMap(({ insert, attributes }) => {
    const at = index;
    index += typeof insert === 'string' ? insert.length : 1;
    if (typeof insert !== 'object' || typeof insert['image'] !== 'string') return [];
    const alt = attributes?.['alt'];
    return [{ index: at, src: insert['image'], alt: typeof alt === 'string' ? alt : '' }];
  });
}
