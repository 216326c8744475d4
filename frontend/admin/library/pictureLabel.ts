import locale from '../../../studio/locale.json' with { type: 'json' };
import type { LibraryPicture } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';

const MAX_WORDS = 6;
const { language, timeZone } = locale;
const day = new Intl.DateTimeFormat(language, { timeZone, dateStyle: 'long' });

type Named = Pick<LibraryPicture, 'file_name' | 'alt' | 'added_at'>;

/** The name it was sent with; otherwise by what it shows, or when it came. */
export function pictureLabel({ file_name: name, alt, added_at: at }: Named): string {
  return name || firstWords(alt) || admin.library.nameless(day.format(new Date(at)));
}

function firstWords(text: string): string {
  const words = text.split(/\s+/).filter(Boolean);
  const first = words.slice(0, MAX_WORDS).join(' ');
  return words.length > MAX_WORDS ? `${first.replace(/[.,;:]$/, '')}…` : first;
}
