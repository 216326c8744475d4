import type { EditableSection } from '../../api/adminContent.ts';
import { admin } from '../../content/admin/admin.ts';
import { formatMoment } from '../kit/time/formatMoment.ts';

const words = admin.studio;

/** Who has saved a section meanwhile, and when. */
export function conflictTitle({ name, updated_by, updated_at }: EditableSection): string {
  const moment = updated_at === null ? '' : formatMoment(Date.parse(updated_at));
  return words.conflict.title(updated_by ?? words.conflict.somebody, words.sectionNames[name], moment);
}
