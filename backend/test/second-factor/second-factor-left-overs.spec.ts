import { DataSource } from 'typeorm';
import { PasskeyChallengeRepository } from '../../src/auth/passkeys/passkey-challenge.repository.js';
import { AuthenticatorApps } from '../../src/auth/second-factor/authenticator-apps.js';
import { SignInTickets } from '../../src/auth/sign-in/sign-in-tickets.js';
import { addColleague } from '../auth/colleague.ts';
import { callsOf } from './second-factor.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';

describe('what of signing in was never finished', () => {
  let server: TestApp;
  beforeAll(async () => {
    server = await startApp();
  });
  afterAll(() => server.stop());

  it('goes once its time is over, and not before', async () => {
    const sql = server.app.get(DataSource);
    const person = await addColleague(server);
    const calls = callsOf(server, person);
    await calls.setUpApp();
    await calls.beginApp();
    await calls.ticket();
    await server.request.post('/api/admin/login/passkey-options');
    const count = (table: string) => sql.query(`SELECT count(*)::int FROM ${table}`);
    const tidy = async () => {
      await server.app.get(SignInTickets).removeExpired();
      await server.app.get(PasskeyChallengeRepository).removeExpired();
      await server.app.get(AuthenticatorApps).removeAbandoned();
      const tables = ['sign_in_ticket', 'passkey_challenge', 'authenticator_app'];
      return (await Promise.all(tables.map(count))).map(([row]) => row.count);
    };
    expect(await tidy()).toEqual([1, 1, 2]);
    await sql.query(`UPDATE sign_in_ticket SET expires_at = now() - interval '1 second'`);
    await sql.query(`UPDATE passkey_challenge SET expires_at = now() - interval '1 second'`);
    await sql.query(`UPDATE authenticator_app SET created_at = now() - interval '31 minutes'`);
    expect(await tidy()).toEqual([0, 0, 1]);
    await person.remove();
  });
});
