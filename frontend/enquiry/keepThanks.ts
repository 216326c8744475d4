import { type Thanks, thanksCookie } from '../api/thanksCookie.ts';
import { parseKeptPictures } from '../stores/keptPictures.ts';

/** For the thank-you page, which the server renders. @param shortlist the pictures that went with it, as JSON */
export function keepThanks(thanks: Thanks, shortlist: FormDataEntryValue | null): void {
  const sent = typeof shortlist === 'string' ? parseKeptPictures(shortlist) : [];
  const pictures = sent.map(({ project, picture }) => `${project}.${picture}`).join();
  document.cookie = thanksCookie(
    { ...thanks, ...(pictures && { pictures }) },
    location.protocol === 'https:',
  );
  // Chromium sets a cookie by and by, now and then after the next page is asked for. To read one it waits for those set before.
  void document.cookie;
}
