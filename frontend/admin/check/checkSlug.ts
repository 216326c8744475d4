import type { FieldMessages } from '../../api/ApiError.ts';
import { admin } from '../../content/admin/admin.ts';
import { type Checked, checked, stop } from './Finding.ts';

const { found, places } = admin.check;

/** Unless the last save was refused for it, which is said anyway. */
export function checkSlug(isTaken: boolean, messages: FieldMessages): Checked {
  const at = { key: 'slug taken', where: places.slug, place: { field: 'slug' } };
  return checked([isTaken && messages['slug'] === undefined && stop(at, found.slugTaken)]);
}
