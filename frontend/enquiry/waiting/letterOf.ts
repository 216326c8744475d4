import { failedEnquiry } from '../../content/failedEnquiry.ts';

/** How much fits: a length, and how much of it one letter takes. */
export interface Room {
  max: number;
  of: (letter: string) => number;
}

export const inChat: Room = { max: 1500, of: (letter) => letter.length };
/** Chromium on Windows opens no address of another program beyond 2,048 bytes, of which the studio's own takes some. */
export const inMailAddress: Room = { max: 1900, of: (letter) => encodeURIComponent(letter).length };

export interface Letter {
  name?: string | undefined;
  phone?: string | undefined;
  message?: string | undefined;
  /** Title of the project. */
  about?: string | undefined;
}

/** What was written, to be sent in another way. */
export function letterOf({ name = '', phone = '', message = '', about }: Letter, room: Room): string {
  const words: Record<string, string> = { name, phone, message };
  const letter = failedEnquiry.letter.replaceAll(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');
  const lines = about ? [failedEnquiry.about.replace('{title}', () => about)] : [];
  return [truncate(letter.trim(), lines, room), ...lines].join('\n');
}

/** The message is what gets shorter; letters beyond 16 bits stay whole. */
function truncate(letter: string, lines: string[], { max, of }: Room): string {
  const size = (text: string) => {
    let sum = 0;
    for (const each of text) sum += of(each);
    return sum;
  };
  let left = max - size(lines.map((line) => `\n${line}`).join(''));
  if (size(letter) <= left) return letter;
  left -= of('…');
  let cut = '';
  for (const each of letter) {
    left -= of(each);
    if (left < 0) break;
    cut += each;
  }
  return `${cut}…`;
}
