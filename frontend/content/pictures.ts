import { cardPoint } from './cardPoint.ts';
import made from './pictures.json' with { type: 'json' };

/** What scripts/make-pictures.ts made of one photograph: its size, its colour, and the widths there are. */
export type MadePicture = {
  width: number;
  height: number;
  hash: string;
  tone: string;
  widths: number[];
};

const pictures: Record<string, MadePicture | undefined> = made;
const nameOf = (src: string) => src.replace(/\.jpg$/, '');

/** @param src the photograph's path, such as `home/interiors.jpg` @throws when no picture was made of it */
export function madePicture(src: string): MadePicture {
  const picture = pictures[nameOf(src)];
  if (!picture) throw new Error(`There is no picture of ${src}: run node scripts/make-pictures.ts.`);
  return picture;
}

export function pictureUrl(src: string, width: number, format: 'avif' | 'webp'): string {
  return `/assets/pictures/${nameOf(src)}-${madePicture(src).hash}-${width}.${format}`;
}

/** The picture as other sites show it beside a link, 1200 by 630 pixels. Only of pictures that stand for a page. */
export function pictureCard(src: string, focus: string): string {
  const { x, y } = cardPoint(focus);
  return `/assets/pictures/${nameOf(src)}-${madePicture(src).hash}-card-${x}-${y}.jpg`;
}
