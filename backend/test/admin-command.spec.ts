import { DataSource } from 'typeorm';
import { AdminAccounts } from '../src/auth/admin-accounts.js';
import { runAdminCommand } from '../src/auth/admin-command.js';
import { signIn } from './sign-in.ts';
import { type TestApp, adminEmail, startApp } from './start-app.ts';

const shown = (printed: string) => /The password is (\S{20})\n/.exec(printed)?.[1];

describe('the command for operators', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.stop());

  /** What was printed. */
  const run = async (command: string[], typed: (string | undefined)[] = []) => {
    const lines: string[] = [];
    const answers = [...typed];
    await runAdminCommand(command, server.app.get(AdminAccounts), {
      print: (line) => lines.push(line),
      askSecretly: async () => answers.shift(),
    });
    return lines.join('\n');
  };
  const login = async (email: string, password = '') =>
    (await server.request.post('/api/admin/login').send({ email, password })).status;

  it('creates somebody with a password that is shown once', async () => {
    const printed = await run(['create', 'Kabir@Example.com', 'Kabir', 'Sethi']);
    expect(await login('kabir@example.com', shown(printed))).toBe(200);
    const listed = await run(['list']);
    expect(listed).toMatch(
      new RegExp(`^\\d{4}-\\d\\d-\\d\\d  ${adminEmail}\n\\S+  kabir@example.com  Kabir Sethi$`),
    );
    expect(listed).not.toContain(shown(printed));
    await expect(run(['create', 'kabir@example.com'])).rejects.toThrow(
      'There is an account for kabir@example.com already.',
    );
  });

  it('creates somebody with a password that was typed, and does not show it', async () => {
    const password = 'typed by the operator';
    const printed = await run(['create', 'nisha@example.com'], [password, password]);
    expect(printed).toBe('nisha@example.com can sign in at /admin now.');
    expect(await login('nisha@example.com', password)).toBe(200);
  });

  it('resets a password, and every session of that account ends', async () => {
    const token = await signIn(server);
    const printed = await run(['reset-password', adminEmail]);
    const validated = await server.request.post('/api/admin/validate-token').auth(token, { type: 'bearer' });
    expect(validated.status).toBe(401);
    expect(await login(adminEmail, shown(printed))).toBe(200);
    const rows = await server.app
      .get(DataSource)
      .query('SELECT who, action, subject FROM audit_entry ORDER BY id DESC LIMIT 1');
    expect(rows).toEqual([{ who: 'An operator', action: 'password reset', subject: adminEmail }]);
  });

  it.each([
    [['reset-password', 'nobody@example.com'], [], 'There is no account for nobody@example.com.'],
    [['create', 'no address'], [], '"no address" is not an email address.'],
    [['create', 'refused@example.org'], ['short'], 'at least 10 characters'],
    [['create', 'refused@example.org'], ['long enough one', 'long enough two'], 'The two were not the same.'],
    [['create'], [], 'Usage:'],
    [['remove', 'refused@example.org'], [], 'Usage:'],
    [[], [], 'Usage:'],
  ])('says what is wrong with %j %j', async (command, typed, sentence) => {
    await expect(run(command, typed)).rejects.toThrow(sentence);
    expect(await run(['list'])).not.toContain('refused@example.org');
  });
});
