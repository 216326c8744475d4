import { enquiryFiles as words } from '../../content/enquiryFiles.ts';
import { enquiryFileLimits } from '../../content/enquiryFileLimits.ts';

export const ACCEPTED = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'application/pdf',
];

/** What is larger the browser makes smaller on the way: photographs of today's telephones have up to 200 million pixels. */
const MAX_PHOTOGRAPH_BYTES = 4 * enquiryFileLimits.fileBytes;
const HEIC = /\.hei[cf]$/i;

export interface Choice {
  files: File[];
  /** A sentence for each file that was not added. */
  refused: string[];
}

/** Adds to what was chosen before. The server looks into the files, this only at what they say of themselves. */
export function chooseFiles(before: File[], added: File[]): Choice {
  const choice: Choice = { files: [...before], refused: [] };
  for (const file of added.filter((one) => !before.some((other) => isSameFile(one, other)))) {
    const reason = refusalOf(file, choice.files.length);
    if (reason) choice.refused.push(reason);
    else choice.files.push(file);
  }
  return choice;
}

function refusalOf({ name, type, size }: File, count: number): string | undefined {
  if (HEIC.test(name)) return words.heic(name);
  if (type && !ACCEPTED.includes(type)) return words.wrongKind(name);
  if (size === 0) return words.empty(name);
  const maxBytes = type === 'image/jpeg' ? MAX_PHOTOGRAPH_BYTES : enquiryFileLimits.fileBytes;
  if (size > maxBytes) return words.tooLarge(name);
  return count >= enquiryFileLimits.files ? words.tooMany(name) : undefined;
}

export function isSameFile(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
}
