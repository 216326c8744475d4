const MAX_LENGTH = 100;
/** Controls, marks that turn the direction of writing, and halves of letters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** A part of no path, command or header. */
const UNSAFE = /[<>:"|?*%]/g;

/** @param extension of the content, whatever it was called */
export function cleanFileName(sent: string, extension: string): string {
  const [last = ''] = sent.normalize('NFC').split(/[/\\]/).slice(-1);
  const name = last
    .replaceAll(INVISIBLE, '')
    .replaceAll(UNSAFE, '_')
    .replaceAll(/\s+/g, ' ')
    .replace(/\.[^. ]{1,10}$/, '')
    .replaceAll(/^[. ]+|[. ]+$/g, '');
  const short = name.slice(0, MAX_LENGTH).replace(/\p{Cs}$/u, '');
  return `${short || 'file'}.${extension}`;
}
