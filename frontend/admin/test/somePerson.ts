import type { Person } from '../../api/wire.gen.ts';

export const somePerson: Person = {
  id: 'a1',
  email: 'asha@example.com',
  name: 'Asha',
  role: 'editor',
  blocked_at: null,
  last_used_at: null,
  open_enquiries: 0,
  unsaved_drafts: 0,
  second_factor: { app: false, passkeys: 0, provider: false },
  is_you: false,
};
