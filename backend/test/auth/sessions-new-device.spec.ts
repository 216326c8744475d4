import { type Inbox, openInbox } from '../../../testing/servers/smtp-inbox.ts';
import { DataSource } from 'typeorm';
import { mailsOf } from './mails-of.ts';
import { type TestApp, adminEmail, adminPassword, startApp } from '../setup/start-app.ts';

const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';

describe('a sign-in on a new device', () => {
  let inbox: Inbox;
  let server: TestApp;
  beforeEach(async () => {
    inbox = await openInbox();
    server = await startApp({ SMTP_URL: inbox.url, TRUST_PROXY: '1' });
  });
  afterEach(async () => {
    await server.stop();
    await inbox.stop();
  });

  const signIn = async (cookie = '', from = '203.0.113.7') => {
    const headers = { 'X-Forwarded-For': from, 'User-Agent': CHROME, Origin: server.env.SITE_URL };
    const login = server.request.post('/api/admin/login').set({ ...headers, Cookie: cookie });
    const response = await login.send({ email: adminEmail, password: adminPassword });
    expect(response.status).toBe(200);
    return (response.get('Set-Cookie') ?? []).map((each) => each.split(';')[0]).join('; ');
  };
  const told = async () =>
    (await mailsOf(server, inbox, adminEmail)).map(({ subject, text }) => ({ subject, text }));

  it('is told by mail, but not the first one of all, nor one on a browser that is known', async () => {
    const cookies = await signIn();
    await signIn(cookies);
    expect(await told()).toEqual([]);
    await signIn();
    const [mail, ...others] = await told();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('New device: Chrome on Windows');
    expect(mail?.text).toMatch(
      /New device: Chrome on Windows\. It signed in as meera@example\.com on .*, from the network 203\.0\.113\.0\/24\./,
    );
    expect(mail?.text).toMatch(/If this was not you, .*:\s+http:\/\/localhost:3000\/admin\/account/);
  });

  it('is told once a day for the same device and network, which leaves mails for another one', async () => {
    for (let count = 0; count < 6; count += 1) await signIn();
    expect(await told()).toHaveLength(1);
    await signIn('', '198.51.100.7');
    const mails = await told();
    expect(mails).toHaveLength(2);
    expect(mails.some(({ text }) => text?.includes('198.51.100.0/24'))).toBe(true);
  });

  it('is told three times at most, so that nobody is flooded', async () => {
    for (let count = 0; count < 6; count += 1) await signIn('', `198.51.${count}.7`);
    expect(await told()).toHaveLength(3);
    expect(await server.app.get(DataSource).query('SELECT FROM session')).toHaveLength(6);
  });
});
