import { type Inbox, openInbox } from '../../../testing/servers/smtp-inbox.ts';
import { AdminAccounts } from '../../src/auth/admin-accounts.js';
import { addColleague } from '../auth/colleague.ts';
import { mailsOf } from '../auth/mails-of.ts';
import { callsOf } from './second-factor.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';

describe('somebody whose second factor is changed', () => {
  let inbox: Inbox;
  let server: TestApp;
  beforeAll(async () => {
    inbox = await openInbox();
    server = await startApp({ SMTP_URL: inbox.url });
  });
  afterAll(async () => {
    await server.stop();
    await inbox.stop();
  });

  it('is told of each change, and with a new password of the passkeys that still sign in', async () => {
    const person = await addColleague(server);
    const { password } = person;
    const calls = callsOf(server, person);
    await calls.setUpApp();
    const asked = await calls.post('passkeys/options', { password });
    const credential = new SoftwareAuthenticator(server.env.SITE_URL).create(asked.body.options);
    const { challenge_id } = asked.body;
    const added = await calls.post('passkeys', { challenge_id, credential, name: 'Laptop' });
    await calls.post('second-factor/recovery-codes', { password });
    await calls.post('second-factor/switch-off', { password });
    const new_password = 'yet another long password';
    await calls.post('change-password', { current_password: password, new_password });
    await mailsOf(server, inbox, person.email);
    await server.request
      .delete(`/api/admin/passkeys/${added.body.data.id}`)
      .auth(person.token, { type: 'bearer' })
      .send({ password: new_password });
    await server.app.get(AdminAccounts).resetSecondFactor({ email: person.email }, { name: 'A test' });
    const mails = await mailsOf(server, inbox, person.email);
    const told = mails.filter(({ subject }) => subject === 'Your second factor was changed');
    const texts = told.map(({ text = '' }) => text).join('\n');
    expect(told).toHaveLength(6);
    for (const change of [/app was switched on: /, /app was switched off: /, /passkey was added, /])
      expect(texts).toMatch(change);
    for (const change of [/passkey was removed: /, /New recovery codes were made/, /were removed by/])
      expect(texts).toMatch(change);
    expect(texts).toMatch(/on the device .*\.\s+If you know nothing of this, .*:\s+http.*\/admin\/account/s);
    const changed = mails.find(({ subject }) => subject === 'Your password was changed');
    expect(changed?.text).toMatch(/1 passkey can still sign in .*under\s+Account:\s+http.*\/admin\/account/s);
    await person.remove();
  });

  it('is told when a recovery code was used to sign in, and how many are left', async () => {
    const person = await addColleague(server);
    const calls = callsOf(server, person);
    const { codes } = await calls.setUpApp();
    const step = { ticket: await calls.ticket(), recovery_code: codes[0] };
    expect((await calls.secondStep(step)).status).toBe(200);
    const mails = await mailsOf(server, inbox, person.email);
    const told = mails.find(({ subject }) => subject === 'A recovery code was used');
    expect(told?.text).toMatch(
      /used\s+to\s+sign\s+in\s+as\s+.*,\s+on\s+the\s+device\s+.*\.\s+9\s+are\s+left\./s,
    );
    await person.remove();
  });
});
