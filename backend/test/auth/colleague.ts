import { randomUUID } from 'node:crypto';
import { AdminAccounts } from '../../src/auth/admin-accounts.js';
import type { Role } from '../../src/requests/for-role.js';
import { signInAs } from './sign-in.ts';
import type { TestApp } from '../setup/start-app.ts';

export async function addColleague(server: TestApp, name = 'Kavita Sen', role: Role = 'owner') {
  const colleague = { email: `${randomUUID()}@example.com`, name, role, password: 'another long password' };
  const accounts = server.app.get(AdminAccounts);
  await accounts.create(colleague, { name: 'A test' });
  const token = await signInAs(server, colleague);
  return {
    ...colleague,
    token,
    remove: () => accounts.remove({ email: colleague.email }, { name: 'A test' }),
  };
}
