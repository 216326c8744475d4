import { admin } from '../../content/admin.ts';

export function countOf(text: string, limit: number) {
  return { text: admin.form.lettersOf(text.length, limit), isOver: text.length > limit };
}
