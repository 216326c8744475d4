import { type Actor, adminIdOf } from '../../audit/audit-log.js';
import type { EnquiryFilter } from './enquiry-admin-forms.schema.js';

/** "me" as the id of who asks. */
export function withOwnId<Filter extends EnquiryFilter>(filter: Filter, actor: Actor): Filter {
  return filter.owner === 'me' ? { ...filter, owner: adminIdOf(actor) ?? 'none' } : filter;
}
