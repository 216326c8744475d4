import { failedEnquiry } from '../../content/failedEnquiry.ts';

const MAX_LETTERS = 1500;

export interface Letter {
  name?: string | undefined;
  phone?: string | undefined;
  message?: string | undefined;
  /** Title of the project. */
  about?: string | undefined;
}

/** What was written, to be sent in another way. */
export function letterOf({ name = '', phone = '', message = '', about }: Letter): string {
  const words: Record<string, string> = { name, phone, message };
  const letter = failedEnquiry.letter.replaceAll(/\{(\w+)\}/g, (_, word: string) => words[word] ?? '');
  return truncate([letter.trim(), about && failedEnquiry.about.replace('{title}', () => about)]);
}

/** The message is what gets shorter; letters beyond 16 bits stay whole. */
function truncate(lines: (string | undefined)[]): string {
  const [letter = '', ...more] = lines.filter(Boolean);
  const room = MAX_LETTERS - more.join('').length - more.length;
  if (letter.length <= room) return [letter, ...more].join('\n');
  const cut = letter.slice(0, room - 1).replace(/[\uD800-\uDBFF]$/, '');
  return [`${cut}…`, ...more].join('\n');
}
