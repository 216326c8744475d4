import type { EnquirySubject } from './useEnquiryDialog.ts';

export function projectSubject({ slug, title, type }: Omit<EnquirySubject, 'kind'>): EnquirySubject {
  return { kind: 'project', slug, title, type, page: `/contact-us?project=${slug}` };
}
