import { admin } from '../../content/admin.ts';

/** The largest file the backend takes, in bytes. */
const LARGEST = 15 * 1024 * 1024;

/** What is wrong with a chosen file, in a sentence, before it travels; the backend looks at its content. */
export function pictureProblem(file: Pick<File, 'type' | 'size'>): string | undefined {
  if (!file.type.startsWith('image/')) return admin.form.notPicture;
  return file.size > LARGEST ? admin.form.tooLarge : undefined;
}
