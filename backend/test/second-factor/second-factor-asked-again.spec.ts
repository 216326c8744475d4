import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { vi } from 'vitest';
import { addColleague } from '../auth/colleague.ts';
import { callsOf, codeOf, type SignedInPerson, stopClockWithinStep } from './second-factor.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';

const MINUTE = 60_000;
const NEW_PASSWORD = 'four lamps over a table';
const WHY =
  'This needs your second factor from the last 15 minutes. Please sign out and in again, then change it.';

type Calls = ReturnType<typeof callsOf>;

describe('how somebody with a second factor signs in', () => {
  let server: TestApp;
  let sql: DataSource;
  let person: SignedInPerson & { remove(): Promise<void> };
  let calls: Calls;
  beforeAll(async () => {
    server = await startApp();
    sql = server.app.get(DataSource);
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    stopClockWithinStep();
    await sql.query('DELETE FROM throttle');
    person = await addColleague(server);
    calls = callsOf(server, person);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await person.remove();
  });

  const secondStepAgo = (milliseconds: number) =>
    sql.query('UPDATE session SET second_step_at = $2 FROM admin WHERE admin.id = admin_id AND email = $1', [
      person.email,
      new Date(Date.now() - milliseconds),
    ]);
  const signedIn = (token: unknown) => callsOf(server, { ...person, token: String(token) });
  const password = 'another long password';

  it.each<[what: string, change: (by: Calls) => PromiseLike<{ status: number; body: { message?: string } }>]>(
    [
      [
        'another password',
        ({ post }) => post('change-password', { current_password: password, new_password: NEW_PASSWORD }),
      ],
      ['another app', ({ post }) => post('second-factor/app', { password })],
      ['the app switched off', ({ post }) => post('second-factor/switch-off', { password })],
      ['other recovery codes', ({ post }) => post('second-factor/recovery-codes', { password })],
      ['one more passkey', ({ post }) => post('passkeys/options', { password })],
      ['a passkey less', (by) => by.delete(`passkeys/${randomUUID()}`).send({ password })],
    ],
  )(
    'is not changed to %s by the password alone, a quarter of an hour after the second step',
    async (_, change) => {
      const { secret } = await calls.setUpApp();
      await secondStepAgo(15 * MINUTE);
      const refused = await change(calls);
      expect([refused.status, refused.body.message]).toEqual([403, WHY]);
      const { body } = await calls.secondStep({ ticket: await calls.ticket(), code: await codeOf(secret) });
      expect((await change(signedIn(body.token))).status).not.toBe(403);
    },
  );

  it('is changed at once after it was set up, and for a quarter of an hour', async () => {
    await calls.setUpApp();
    await secondStepAgo(15 * MINUTE - 1);
    expect((await calls.post('second-factor/switch-off', { password })).status).toBe(204);
  });

  it('is not changed on a device that was not asked for the second step, which then is', async () => {
    const { secret } = await calls.setUpApp();
    const code = await codeOf(secret);
    const remembered = await calls.secondStep({ ticket: await calls.ticket(), code, remember: 'true' });
    const cookies = remembered.get('Set-Cookie')?.map((cookie) => cookie.split(';')[0]) ?? [];
    const login = async () => (await calls.login().set('Cookie', cookies.join('; '))).body;
    const { token } = await login();
    expect((await signedIn(token).post('second-factor/switch-off', { password })).status).toBe(403);
    expect(await login()).toHaveProperty('second_step');
  });
});
