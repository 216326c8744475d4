import { studio } from '../studio/studio.js';

const { smallerWidths } = studio.pictures;

const NAME = '[0-9a-f]{32}-[0-9]{1,5}x[0-9]{1,5}';
const FILE = new RegExp(`^${NAME}((-(${smallerWidths.join('|')}))?\\.(webp|avif)|-social\\.jpg)$`);
const PATH = new RegExp(`^uploads/(${NAME})\\.webp$`);
const ADDRESS = new RegExp(`^/api/uploads/(${NAME})(?:-[0-9]+)?\\.(?:webp|avif)$`);
const IN_DESCRIPTION = new RegExp(`&lt;img src=&quot;/api/uploads/(${NAME})\\.webp&quot;`, 'g');

/** `<source hash>-<width>x<height>` of the largest file. */
export function pictureName(sourceHash: string, width: number, height: number): string {
  return `${sourceHash}-${width}x${height}`;
}

/** The largest first. The widths follow from the name alone. */
export function pictureFiles(name: string): { file: string; width: number }[] {
  const largest = Number(name.slice(name.indexOf('-') + 1, name.indexOf('x')));
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

/** Beside a link on other sites: 1200 by 630 pixels. */
export function socialFile(name: string): string {
  return `${name}-social.jpg`;
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
  return `uploads/${name}.webp`;
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

/** Of stored pictures in an encoded text; a picture's address on another host is none. */
export function namesInDescription(description: string): string[] {
  return [...description.matchAll(IN_DESCRIPTION)].flatMap(([, name]) => name ?? []);
}

export function sourceOf(name: string): string {
  return name.slice(0, name.indexOf('-'));
}
