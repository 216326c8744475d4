/** Safari stores no files in a private window, but their bytes. */
export interface StoredFile {
  name: string;
  type: string;
  lastModified: number;
  bytes: ArrayBuffer;
}

export async function storedFile(file: File): Promise<StoredFile> {
  const { name, type, lastModified } = file;
  return { name, type, lastModified, bytes: await file.arrayBuffer() };
}

export const fileFrom = ({ bytes, name, ...properties }: StoredFile): File =>
  new File([bytes], name, properties);

export function isStoredFile(value: unknown): value is StoredFile {
  return value instanceof Object && 'bytes' in value && value.bytes instanceof ArrayBuffer && 'name' in value;
}
