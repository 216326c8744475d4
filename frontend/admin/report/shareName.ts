import type { ReportShare } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';

const words = admin.report;

export function shareName({ name }: ReportShare, by: 'source' | 'page'): string {
  if (name === null) return words.others;
  if (name === '') return words.noPage;
  return by === 'source' && name === 'direct' ? words.direct : name;
}
