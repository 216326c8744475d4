/** By field; undefined when the body was no multipart form. */
export type SentFiles = Record<string, Express.Multer.File[]> | undefined;

export function sentFile(files: SentFiles, field: string): Buffer | undefined {
  return files?.[field]?.[0]?.buffer;
}
