import { DataSource } from 'typeorm';
import { AuthenticatorApp } from '../../src/auth/second-factor/authenticator-app.entity.js';
import { AuthenticatorApps } from '../../src/auth/second-factor/authenticator-apps.js';
import { addColleague } from '../auth/colleague.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';
import { callsOf, codeOf, type SignedInPerson, stopClockWithinStep } from './second-factor.ts';

describe('an app that is set up in two tabs', () => {
  let server: TestApp;
  let person: SignedInPerson & { remove(): Promise<void> };
  let calls: ReturnType<typeof callsOf>;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.stop());
  beforeEach(async () => {
    stopClockWithinStep();
    person = await addColleague(server);
    calls = callsOf(server, person);
  });
  afterEach(async () => {
    vi.useRealTimers();
    await person.remove();
  });

  const beginAndConfirm = async () => {
    const { id, secret } = await calls.beginApp();
    const { status } = await calls.post('second-factor/app/code', { code: await codeOf(secret) });
    expect(status).toBe(200);
    return id;
  };
  const switchOn = (form: object) => calls.post('second-factor/app/switch-on', form);

  it('is switched on by the tab that shows its recovery codes, not by the one that began before', async () => {
    const [first, second] = [await beginAndConfirm(), await beginAndConfirm()];
    const refused = await switchOn({ id: first });
    const sentence = 'This took too long, or was begun anew elsewhere. Please begin again.';
    expect([refused.status, refused.body.message]).toEqual([409, sentence]);
    expect((await switchOn({ id: second })).status).toBe(204);
    expect((await calls.get('second-factor')).body.app.id).toBe(second);
  });

  it('is not switched on by a page that cannot say which one it means', async () => {
    await beginAndConfirm();
    const refused = await switchOn({});
    expect([refused.status, refused.body.message]).toEqual([
      422,
      'Please load the page again, then begin again.',
    ]);
    expect((await calls.get('second-factor')).body.app).toBeNull();
  });

  it('is switched on with the secret that the code was of, not with one that came meanwhile', async () => {
    const { secret } = await calls.beginApp();
    const { manager } = server.app.get(DataSource);
    const app = await manager.findOneByOrFail(AuthenticatorApp, { admin: { email: person.email } });
    const { id } = await calls.beginApp();
    expect(await server.app.get(AuthenticatorApps).takeCode(app, await codeOf(secret))).toBe(false);
    expect((await switchOn({ id })).status).toBe(409);
  });

  it('has ten recovery codes, although both tabs have made new ones at the same moment', async () => {
    await calls.setUpApp();
    const sql = server.app.get(DataSource);
    const operator = sql.createQueryRunner();
    await operator.startTransaction();
    await operator.query('SELECT FROM recovery_code FOR UPDATE');
    const make = () =>
      calls.post('second-factor/recovery-codes', { password: person.password }).then(({ status }) => status);
    const made = Promise.all([make(), make()]);
    const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
    await expect.poll(async () => (await sql.query(waiting)).length).toBe(2);
    await operator.commitTransaction();
    await operator.release();
    expect(await made).toEqual([200, 200]);
    expect((await calls.get('second-factor')).body.recovery_codes_left).toBe(10);
  });
});
