import { pictureTagFrom } from '../../components/post/pictureTag.ts';
import type { UnsentFile } from '../pictures/UnsentFile.ts';

const SCHEME = 'unsent:';
const IMAGE = new RegExp(pictureTagFrom('unsent:[^"]+'), 'g');

interface Unsent extends UnsentFile {
  /** To look at while it waits. */
  shown: string;
}
const known = new Map<string, Unsent>();

/** Of a picture that stands in a text until it is sent; its name is read from it on other devices too. */
export function unsentAddress(id: string, { name }: File): string {
  return `${SCHEME}${id}/${encodeURIComponent(name).replaceAll("'", '%27')}`;
}

export const isUnsent = (address: string): boolean => address.startsWith(SCHEME);

export function unsentName(address: string): string {
  const written = address.slice(address.indexOf('/') + 1);
  return new URLSearchParams(`name=${written}`).get('name') ?? '';
}

export function keepUnsent(all: readonly UnsentFile[]): void {
  for (const one of all)
    if (!known.has(one.id)) known.set(one.id, { ...one, shown: URL.createObjectURL(one.file) });
}

/** Undefined on a device that does not have it. */
export const unsentFile = (address: string): File | undefined => known.get(address)?.file;

/** The address to show in place of one that only stands for a file. */
export const shownAddress = (address: string): string => known.get(address)?.shown ?? address;

export function unsentIn(html: string): string[] {
  return [...new Set([...html.matchAll(IMAGE)].flatMap(([, address]) => address ?? []))];
}

export function unsentFilesIn(html: string): UnsentFile[] {
  return unsentIn(html).flatMap((address) => known.get(address) ?? []);
}

/** Those whose place is not known stand at the end. */
export function withUnsent(html: string, all: readonly UnsentFile[]): string {
  const placed = unsentIn(html);
  const rest = all.filter(({ id }) => !placed.includes(id));
  return html + rest.map(({ id }) => `<p><img src="${id}"></p>`).join('');
}

/** What a save can send. */
export const withoutUnsent = (html: string): string => html.replaceAll(IMAGE, '');
