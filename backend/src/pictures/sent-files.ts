/** What the form reader hands over: the files of each field, or nothing when the body was no multipart form. */
export type SentFiles = Record<string, Express.Multer.File[]> | undefined;

/** The bytes of the one file in a field. */
export function sentFile(files: SentFiles, field: string): Buffer | undefined {
  return files?.[field]?.[0]?.buffer;
}
