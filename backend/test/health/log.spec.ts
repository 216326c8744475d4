import { Client } from 'pg';
import { ConsentReceipts } from '../../src/enquiry/consent/consent-receipts.js';
import { enquiryForm } from '../enquiry/enquiry-form.ts';
import { signIn } from '../auth/sign-in.ts';
import { openInbox } from '../../../testing/servers/smtp-inbox.ts';
import { type TestApp, adminEmail, adminPassword, startApp } from '../setup/start-app.ts';

const ADDRESS = '203.0.113.77';
const VISITOR = {
  name: 'Asha Verma',
  email: 'asha.verma@visitor.example',
  message: 'My illness needs a quiet room.',
};

describe('the log of the running backend', () => {
  let server: TestApp;
  const lines: string[] = [];
  const text = () => lines.join('');
  beforeAll(async () => {
    const settings = { LOG_LEVEL: 'debug', TRUST_PROXY: '1', SMTP_URL: 'smtp://127.0.0.1:9' };
    server = await startApp(settings, { write: (line) => lines.push(line) });
  });
  afterAll(() => server.stop());
  beforeEach(() => lines.splice(0));

  const from = {
    'X-Forwarded-For': ADDRESS,
    'User-Agent': 'Secret Browser',
    Referer: '/blog-preview/secret',
  };
  const get = (path: string) => server.request.get(path).set(from);
  const post = (path: string) => server.request.post(path).set(from);

  it('tells what was asked, and holds neither who asked nor what for', async () => {
    await get('/api/blogsearch?search=my-illness');
    await post('/api/admin/login').send({ email: 'someone@staff.example', password: 'wrong' });
    await post('/api/admin/login').send({ email: adminEmail, password: adminPassword });
    const token = await signIn(server);
    await get('/api/admin/enquiry?search=asha').auth(token, { type: 'bearer' });
    await get(`/api/admin/enquiry/${encodeURIComponent(VISITOR.email)}`).auth(token, { type: 'bearer' });
    expect(text()).toContain('"path":"/api/blogsearch"');
    expect(text()).toContain('"path":"/api/admin/login"},"res":{"status":401}');
    for (const secret of ['illness', 'asha', '@', '%40', token, ADDRESS, 'Secret', 'secret', 'wrong'])
      expect(text()).not.toContain(secret);
  });

  it('has no preview link, found or not', async () => {
    const token = await signIn(server);
    const add = post('/api/admin/blog').auth(token, { type: 'bearer' });
    const { body } = await add.field('heading', 'A draft').field('status', 'draft');
    const link = post(`/api/admin/blog/${body.data.id}/preview-link`).auth(token, { type: 'bearer' });
    const path: string = (await link).body.data.path;
    expect((await get(`/api${path}`)).status).toBe(200);
    await get(`/api${path}`.replace('blog-', 'BLOG-'));
    await get(`/api${path.slice(0, -1)}`);
    expect(text().match(/\/api\/blog-preview\/\[token\]/gi)).toHaveLength(3);
    expect(text()).not.toContain(path.split('.').at(-1)?.slice(0, 20));
  });

  it('has no receipt, read, used or altered', async () => {
    const email = 'receipt@visitor.example';
    await post('/api/enquiry').send(enquiryForm({ email }));
    const client = new Client(server.ownerUrl);
    await client.connect();
    const { rows } = await client.query('SELECT id, email FROM enquiry WHERE email = $1', [email]);
    await client.end();
    const receipt = server.app.get(ConsentReceipts).tokenFor(rows[0]);
    expect((await get(`/api/consent?receipt=${receipt}`)).status).toBe(200);
    expect((await post('/api/consent/withdraw').send({ receipt })).status).toBe(200);
    await get(`/api/consent/${receipt}`);
    await get(`/api/consent%3Freceipt=${receipt.replace('.', '%2E')}`);
    expect(text()).toContain('"path":"/api/consent"');
    expect(text()).toContain('/api/consent/[token]');
    for (const secret of receipt.split('.')) expect(text()).not.toContain(secret);
  });

  it('has an error without what it was about', async () => {
    const sql = new Client(server.ownerUrl);
    await sql.connect();
    await sql.query('ALTER TABLE enquiry RENAME TO enquiry_away');
    const response = await post('/api/enquiry').send(enquiryForm(VISITOR));
    await sql.query('ALTER TABLE enquiry_away RENAME TO enquiry');
    await sql.end();
    expect(response.status).toBe(500);
    expect(text()).toContain('relation \\"enquiry\\" does not exist');
    for (const secret of [VISITOR.email, 'illness', 'Asha', ADDRESS]) expect(text()).not.toContain(secret);
  });

  it('has a mail that was refused without whom it was for', async () => {
    const refusal = Object.assign(new Error(`<${VISITOR.email}>: no such person`), { responseCode: 451 });
    const inbox = await openInbox(0, { onRcptTo: (_address, _session, done) => done(refusal) });
    const other = await startApp(
      { LOG_LEVEL: 'debug', SMTP_URL: inbox.url },
      { write: (line) => lines.push(line) },
    );
    expect((await other.request.post('/api/enquiry').send(enquiryForm(VISITOR))).status).toBe(201);
    await expect.poll(text).toContain('The mail could not be sent: EENVELOPE 451');
    await other.stop();
    await inbox.stop();
    for (const secret of [VISITOR.email, 'no such person', 'illness', 'Asha'])
      expect(text()).not.toContain(secret);
  });

  it('tells that the backend has started, and not each module and route', async () => {
    const other = await startApp({}, { write: (line) => lines.push(line) });
    await other.stop();
    expect(text()).toContain('Nest application successfully started');
    expect(text()).not.toMatch(/dependencies initialized|Mapped \{|Controller \{/);
  });
});
