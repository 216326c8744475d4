import limits from '../../../studio/limits.json' with { type: 'json' };
import { heicPicture } from '../../content/heicRefused.ts';
import { admin } from '../../content/admin/admin.ts';

const MAX_BYTES = limits.maxPictureMegabytes * 1024 * 1024;

/** What is wrong with a chosen file, in a sentence, before it travels; the backend looks at its content. */
export function pictureProblem(file: Pick<File, 'name' | 'type' | 'size'>): string | undefined {
  if (isHeic(file)) return heicPicture;
  if (!file.type.startsWith('image/')) return admin.form.notPicture;
  return file.size > MAX_BYTES ? admin.form.tooLarge : undefined;
}

/** Not every browser knows the type. */
const isHeic = ({ name, type }: Pick<File, 'name' | 'type'>): boolean =>
  /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name);
