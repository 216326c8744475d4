import { admin } from '../../content/admin.ts';

/** In bytes, as in the backend. */
const MAX_BYTES = 15 * 1024 * 1024;

/** Checked before the upload; the backend checks the content. */
export function pictureProblem(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!file.type.startsWith('image/')) return admin.form.notPicture;
  return file.size > MAX_BYTES ? admin.form.tooLarge : undefined;
}
