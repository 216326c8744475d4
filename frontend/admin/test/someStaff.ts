import type { ValidToken } from '../../api/wire.gen.ts';

export const someStaff: ValidToken = {
  status: true,
  expires_at: '2026-11-24T12:00:00Z',
  email: 'asha@example.in',
  name: 'Asha',
  role: 'editor',
  password_is_temporary: false,
  second_factor_due_at: null,
};
