const MAX_NAME = 200;
/** Controls, marks that turn the direction of writing, and halves of letters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** By field; undefined when the body was no multipart form. */
export type SentFiles = Record<string, Express.Multer.File[]> | undefined;

export function sentFile(files: SentFiles, field: string): Buffer | undefined {
  return files?.[field]?.[0]?.buffer;
}

/** To be shown and searched; never the name of a file here. */
export function sentName(files: SentFiles, field: string): string {
  return cleanName(files?.[field]?.[0]?.originalname ?? '');
}

export function cleanName(sent: string): string {
  const [last = ''] = sent.normalize('NFC').split(/[/\\]/).slice(-1);
  const name = last.replaceAll(INVISIBLE, '').replaceAll(/\s+/g, ' ').trim();
  return name
    .slice(0, MAX_NAME)
    .replace(/\p{Cs}$/u, '')
    .trim();
}
