import type { EnquiryCard } from '../../../api/wire.gen.ts';
import { admin } from '../../../content/admin/admin.ts';

export type Addressed = Pick<EnquiryCard, 'name' | 'phone_e164'> &
  Partial<Pick<EnquiryCard, 'project_title'>>;

/** Opens a chat with a first sentence, which may be changed before it is sent. */
export function whatsappToVisitor({
  name,
  phone_e164: phone,
  project_title: project = null,
}: Addressed): string {
  const text = admin.desk.whatsappText(name, project);
  return `https://wa.me/${phone.replace('+', '')}?text=${encodeURIComponent(text)}`;
}
