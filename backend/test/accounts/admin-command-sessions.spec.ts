import { AdminAccounts } from '../../src/auth/admin-accounts.js';
import { runAdminCommand } from '../../src/auth/admin-command.js';
import { OpenEnquiries } from '../../src/auth/open-enquiries.js';
import { Invitations } from '../../src/auth/people/invitations.service.js';
import { SignInPolicies } from '../../src/auth/second-factor/sign-in-policies.js';
import { addColleague } from '../auth/colleague.ts';
import { openPeople } from './people.ts';

describe('the command for operators', () => {
  let people: Awaited<ReturnType<typeof openPeople>>;
  beforeAll(async () => {
    people = await openPeople();
  });
  afterAll(() => people.stop());

  const run = async (...command: string[]) => {
    const lines: string[] = [];
    await runAdminCommand(command, {
      accounts: people.app.get(AdminAccounts),
      enquiries: people.app.get(OpenEnquiries),
      policies: people.app.get(SignInPolicies),
      invitations: () => people.app.get(Invitations),
      terminal: {
        print: (line) => lines.push(line),
        askSecretly: async () => undefined,
        confirm: async () => true,
      },
    });
    return lines.join('\n');
  };

  it('lists who is invited, until when, and no longer once it is over', async () => {
    await run('invite', 'devika@example.com', '--role', 'editor');
    expect(await run('list')).toMatch(/^devika@example\.com {2}invited as editor until .+\)$/m);
    await people.sql(`UPDATE invitation SET expires_at = now() - interval '1 second'`);
    expect(await run('list')).not.toContain('devika@example.com');
  });

  it('signs somebody out everywhere, or everybody, and changes nothing else', async () => {
    const [one, other] = [await addColleague(people), await addColleague(people)];
    expect(await run('sign-out', one.email)).toBe(`${one.email} is signed out everywhere.`);
    expect([await people.isOpen(one.token), await people.isOpen(other.token)]).toEqual([false, true]);
    const line = { who: 'An operator', action: 'session ended', subject: one.email };
    expect((await people.acts())[0]).toEqual(line);
    const [{ forgotten }] = await people.sql(
      'SELECT devices_forgotten_at IS NOT NULL AS forgotten FROM admin WHERE email = $1',
      [one.email],
    );
    expect(forgotten).toBe(true);
    await run('sign-out', '--all');
    expect([await people.isOpen(other.token), await people.isOpen(people.token)]).toEqual([false, false]);
    await expect(run('sign-out')).rejects.toThrow('Usage:');
    await expect(run('sign-out', 'nobody@example.com')).rejects.toThrow('There is no account');
  });
});
