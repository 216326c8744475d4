import { admin } from '../../content/admin/admin.ts';

const FILE_ENDING = /\.(jpe?g|png|webp|gif|avif|heic|svg|bmp|tiff?)$/i;
const CAMERA_NAME =
  /^(img|dsc[nf]?|pxl|p|image|photo|picture|screenshot|whatsapp image|untitled)[\s_-]*[\d\s_-]*$/i;

/** A sentence when the description is missing or is a file name. */
export function altProblem(alt: string): string | undefined {
  const typed = alt.trim();
  if (typed === '') return admin.form.altMissing;
  return FILE_ENDING.test(typed) || CAMERA_NAME.test(typed) ? admin.form.altIsFile : undefined;
}
