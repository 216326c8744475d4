import locale from '../../../studio/locale.json' with { type: 'json' };
import type { LeadingAddress } from '../../api/wire.gen.ts';
import { admin } from '../../content/admin/admin.ts';

const words = admin.addresses.leading;
const day = new Intl.DateTimeFormat(locale.language, {
  day: 'numeric',
  month: 'long',
  timeZone: locale.timeZone,
});

/** "Slug changed by sana@example.com, 14 October"; what somebody wrote stands as it is. */
export function whyItLeads({ kind, why, changed_at: at, changed_by: by }: LeadingAddress): string {
  if (kind === 'slug') return at === null ? words.slug(by) : `${words.slug(by)}, ${day.format(new Date(at))}`;
  if (why) return why;
  return by === null ? words.byHand : `${words.byHand}, ${by}`;
}
