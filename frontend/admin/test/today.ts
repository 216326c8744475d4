import type { EnquiryToCall, Today } from '../../api/wire.gen.ts';

const NOW = '2026-11-23T09:00:00.000Z';
export const asha: EnquiryToCall = {
  id: 'asha',
  name: 'Asha',
  owner: null,
  kind: null,
  only_advice: false,
  project_title: null,
  email: 'asha@example.com',
  phone: '+919876543210',
  phone_e164: '+919876543210',
  message: 'A flat.',
  budget: null,
  size_square_feet: null,
  shortlist: [],
  page: null,
  source: 'direct',
  created_at: NOW,
  due: '2026-11-23T11:00:00.000Z',
  is_again: false,
  first_contact_at: null,
  first_contact_how: null,
  outcome: null,
  do_not_contact: false,
  may_contact: true,
};
const none = { total: 0, data: [] };
const contact = {
  enquiries: 0,
  contacted: 0,
  median_minutes: null,
  slowest_minutes: null,
  within: 0,
  late: 0,
  never: 0,
  waiting: 0,
  unknown: 0,
};
const month = {
  from: NOW,
  to: NOW,
  promise_minutes: 120,
  contact,
  before: contact,
  minutes: [],
  sources: [],
};
export const todayWith = (...data: EnquiryToCall[]): Today => ({
  now: NOW,
  is_open: true,
  until: NOW,
  promise_hours: 2,
  waiting: { total: data.length, data },
  steps: none,
  unassigned: none,
  mails: none,
  drafts: none,
  last_contact: null,
  month,
});
