import { admin } from '../../../content/admin/admin.ts';

export function countOf(text: string, limit: number) {
  return { text: admin.form.lettersOf(text.length, limit), isOver: text.length > limit };
}
