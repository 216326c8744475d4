import { studio } from '../studio/studio.js';
import type { FocalPoint } from './picture.js';

const { smallerWidths } = studio.pictures;

const NAME = '[0-9a-f]{32}-[0-9]{1,5}x[0-9]{1,5}';
const PER_CENT = '(0|[1-9][0-9]?|100)';
const CARD = `(${NAME})-social(?:-${PER_CENT}-${PER_CENT})?\\.jpg`;
const FILE = new RegExp(`^(?:${NAME}(-(${smallerWidths.join('|')}))?\\.(webp|avif)|${CARD})$`);
const CARD_FILE = new RegExp(`^${CARD}$`);
const PATH = new RegExp(`^uploads/(${NAME})\\.webp$`);
const ADDRESS = new RegExp(`^/api/uploads/(${NAME})(?:-[0-9]+)?\\.(?:webp|avif)$`);
const IN_DESCRIPTION = new RegExp(
  `&lt;(?:img src|a href)=&quot;/api/uploads/(${NAME})(?:-[0-9]+)?\\.(?:webp|avif)&quot;`,
  'g',
);
const ANYWHERE = new RegExp(`\\buploads/(${NAME})(?:-[0-9]+)?\\.(?:webp|avif)`, 'g');

/** `<source hash>-<width>x<height>` of the largest file. */
export function pictureName(sourceHash: string, width: number, height: number): string {
  return `${sourceHash}-${width}x${height}`;
}

/** Of the largest file, in pixels. */
export function sizeIn(name: string): { width: number; height: number } {
  const [width = 0, height = 0] = name
    .slice(name.indexOf('-') + 1)
    .split('x')
    .map(Number);
  return { width, height };
}

/** The largest first. The widths follow from the name alone. */
export function pictureFiles(name: string): { file: string; width: number }[] {
  const { width: largest } = sizeIn(name);
  const smaller = smallerWidths.filter((width) => width < largest);
  return [
    { file: `${name}.webp`, width: largest },
    ...smaller.map((width) => ({ file: `${name}-${width}.webp`, width })),
  ];
}

export function avifFile(webp: string): string {
  return webp.replace(/webp$/, 'avif');
}

export function webpFile(avif: string): string {
  return avif.replace(/avif$/, 'webp');
}

export interface CardFile {
  name: string;
  /** The middle unless given. */
  point: FocalPoint | undefined;
}

/** Beside a link on other sites: 1200 by 630 pixels. Another point makes another file. */
export function socialFile(name: string, point?: FocalPoint): string {
  return point ? `${name}-social-${point.x}-${point.y}.jpg` : `${name}-social.jpg`;
}

export function cardIn(file: string): CardFile | undefined {
  const [, name, x, y] = CARD_FILE.exec(file) ?? [];
  return name ? { name, point: x && y ? { x: Number(x), y: Number(y) } : undefined } : undefined;
}

export function allFiles(name: string): string[] {
  const webp = pictureFiles(name).map(({ file }) => file);
  return [...webp, ...webp.map(avifFile), socialFile(name)];
}

export function contentTypeOf(file: string): string {
  if (file.endsWith('.avif')) return 'image/avif';
  return file.endsWith('.jpg') ? 'image/jpeg' : 'image/webp';
}

export function isPictureFile(file: string): boolean {
  return FILE.test(file);
}

/** As picture fields hold it: relative to /api/. */
export function picturePath(name: string): string {
  return uploadPathOf(`${name}.webp`);
}

export function uploadPathOf(file: string): string {
  return `uploads/${file}`;
}

export function pictureAddress(name: string): string {
  return `/api/${picturePath(name)}`;
}

export function nameInPath(path: string): string | undefined {
  return PATH.exec(path)?.[1];
}

export function nameInAddress(address: string): string | undefined {
  return ADDRESS.exec(address)?.[1];
}

/** Of stored pictures that an encoded text shows or links to; a picture's address on another host is none. */
export function namesInDescription(description: string): string[] {
  return [...description.matchAll(IN_DESCRIPTION)].flatMap(([, name]) => name ?? []);
}

/** Of stored pictures, wherever a text names them. */
export function namesInText(text: string): string[] {
  return [...new Set([...text.matchAll(ANYWHERE)].flatMap(([, name]) => name ?? []))];
}

export function sourceHashOf(name: string): string {
  return name.slice(0, name.indexOf('-'));
}
