import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { enquiryForm, robot } from '../enquiry/enquiry-form.ts';
import { emptyQueue } from '../jobs/empty-queue.ts';
import { signIn } from '../auth/sign-in.ts';
import { jobTable } from '../../../testing/job-table.ts';
import { type Inbox, openInbox } from '../../../testing/servers/smtp-inbox.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';

const received = { status: true, message: 'Thank you for submitting your details.' };

describe('in a flood an enquiry', () => {
  let inbox: Inbox;
  let server: TestApp;
  let sql: DataSource;
  let token: string;
  let refusal: number | undefined;
  let before: Record<string, number>;
  beforeAll(async () => {
    inbox = await openInbox(0, {
      onMailFrom: (_address, _session, done) =>
        done(refusal ? Object.assign(new Error('Not now.'), { responseCode: refusal }) : null),
    });
    server = await startApp({
      SMTP_URL: inbox.url,
      ENQUIRY_TO: 'hello@studio.example',
      SITE_URL: 'https://studio.example',
      TRUST_PROXY: '1',
    });
    sql = server.app.get(DataSource);
    token = await signIn(server);
  });
  beforeEach(async () => {
    before = await counts();
  });
  afterEach(async () => {
    refusal = undefined;
    await emptyQueue(sql);
    await sql.query('DELETE FROM enquiry; DELETE FROM spam_lesson; DELETE FROM throttle');
    inbox.clear();
  });
  afterAll(async () => {
    await server.stop();
    await inbox.stop();
  });

  const post = async (address: string, changes: Record<string, unknown>) =>
    server.request.post('/api/enquiry').set('X-Forwarded-For', address).send(enquiryForm(changes));
  /** What the studio was told of before, as many as no mail of its own is sent for. */
  const many = (count: number, spamReason: string | null) =>
    sql.query(
      `INSERT INTO enquiry (name, email, phone, phone_e164, message, consent, consent_version, consent_text,
         spam_reason, studio_mail_sent_at)
       SELECT 'Bot', 'bot' || n || '@example.com', '1', '1', 'x', true, '2026-11', 'x', $2, now()
       FROM generate_series(1, $1) n`,
      [count, spamReason],
    );
  const read = async (email: string) =>
    (await sql.query('SELECT * FROM enquiry WHERE email = $1', [email]))[0];
  const move = async (email: string, state: string) => {
    const { id } = await read(email);
    const call = server.request.post(`/api/admin/enquiry/${id}/state`).send({ state });
    expect((await call.auth(token, { type: 'bearer' })).status).toBe(200);
  };
  const mailError = async () => (await read('suspect@example.com')).studio_mail_error;
  const subjects = async () => (await inbox.mails()).map(({ subject }) => subject);
  /** What all digests say, in this order: a scheduled one may have come before that of the test. */
  const told = async () => {
    const text = (await inbox.mails()).map((mail) => mail.text ?? '').join('\n\n');
    const lines = text.replaceAll('\r\n', '\n').matchAll(/^(.+)\n(https:\/\/\S+)$/gm);
    return [...lines].map(([, words, link]) => ({ words, link }));
  };
  const sendDigest = async () => {
    await sql.query(`SELECT graphile_worker.add_job('send-enquiry-digest')`);
    const waiting = () =>
      sql.query(`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'send-enquiry-digest'`);
    await expect.poll(waiting).toEqual([]);
  };
  const counts = async (): Promise<Record<string, number>> => {
    const { text } = await server.request.get('/api/metrics');
    const found = text.matchAll(/^enquiries_total\{outcome="(\w+)"\} (\d+)$/gm);
    return Object.fromEntries([...found].map(([, outcome, count]) => [outcome, Number(count)]));
  };
  const outcomes = async () =>
    Object.fromEntries(
      Object.entries(await counts()).map(([outcome, count]) => [outcome, count - (before[outcome] ?? 0)]),
    );

  it('is new and reaches the studio after two hundred forms of programs from twenty addresses', async () => {
    const bot = (index: number) =>
      post(`203.0.113.${index}`, {
        ...robot,
        email: `${randomUUID()}@example.com`,
      });
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => bot(index)));
      for (const { status } of answers) expect(status).toBe(201);
    }
    const email = `${randomUUID()}@example.com`;
    expect((await post('198.51.100.9', { email })).body).toMatchObject(received);
    expect(await read(email)).toMatchObject({ state: 'new', spam_reason: null, in_digest: false });
    const to = async () =>
      (await inbox.mails())
        .filter((mail) => JSON.stringify(mail).includes(email))
        .map((mail) => mail.to?.[0]?.address);
    await expect.poll(async () => new Set(await to())).toEqual(new Set([email, 'hello@studio.example']));
    expect(await outcomes()).toEqual({ accepted: 1, suspected: 200, digest: 0, limited: 0 });
  });

  it('that is suspected waits for the digest of suspected spam', async () => {
    await post('198.51.100.1', { ...robot, email: 'suspect@example.com' });
    await sendDigest();
    expect(await subjects()).toEqual([]);
    expect(await read('suspect@example.com')).toMatchObject({ in_digest: true, studio_mail_sent_at: null });
  });

  it('that is suspected is tried again when the mail server refuses the digest of suspected spam', async () => {
    await post('198.51.100.1', { ...robot, email: 'suspect@example.com' });
    refusal = 451;
    await sql.query(`SELECT graphile_worker.add_job('send-spam-digest')`);
    await expect.poll(mailError).toContain('Not now.');
    refusal = undefined;
    await sql.query(`UPDATE ${jobTable} SET run_at = now() WHERE attempts > 0`);
    await expect.poll(subjects).toEqual(['Suspected spam: 1 enquiry']);
    await expect.poll(mailError).toBeNull();
  });

  it('that is suspected fails no more once staff have moved it on by hand', async () => {
    await post('198.51.100.1', { ...robot, email: 'suspect@example.com' });
    refusal = 451;
    await sql.query(`SELECT graphile_worker.add_job('send-spam-digest')`);
    await expect.poll(mailError).toContain('Not now.');
    await move('suspect@example.com', 'lost');
    expect(await read('suspect@example.com')).toMatchObject({ in_digest: false, studio_mail_error: null });
  });

  it('that is suspected is asked for once more when staff put it back after its digest', async () => {
    await post('198.51.100.1', { ...robot, email: 'suspect@example.com' });
    await sql.query(`SELECT graphile_worker.add_job('send-spam-digest')`);
    await expect.poll(subjects).toEqual(['Suspected spam: 1 enquiry']);
    await expect.poll(async () => (await read('suspect@example.com')).studio_mail_sent_at).not.toBeNull();
    await move('suspect@example.com', 'new');
    expect(await read('suspect@example.com')).toMatchObject({ mail_resends: 1 });
  });

  it('that staff take for spam by mistake and put back is told by its digest', async () => {
    await many(200, null);
    await post('198.51.100.4', { email: 'asha@example.com' });
    for (const [state, count] of [
      ['spam', 0],
      ['new', 1],
    ] as const) {
      await move('asha@example.com', state);
      await sendDigest();
      expect(await told()).toHaveLength(count);
    }
  });

  it('of honest ones stays new, is not lost, and is told once with its name and a link', async () => {
    await many(200, null);
    const name = 'Asha <b>Verma</b>';
    for (const email of ['one@example.com', 'two@example.com'])
      expect((await post('198.51.100.2', { email, name })).body).toMatchObject(received);
    const { id, ...row } = await read('one@example.com');
    expect(row).toMatchObject({ state: 'new', spam_reason: null, in_digest: true });
    await sendDigest();
    await sendDigest();
    const other = await read('two@example.com');
    expect(await told()).toEqual(
      [id, other.id].map((each) => ({
        words: expect.stringContaining(`${name}, to be called by `),
        link: `https://studio.example/admin/enquiries/${each}`,
      })),
    );
    expect((await read('one@example.com')).studio_mail_sent_at).not.toBeNull();
    expect(await outcomes()).toEqual({ accepted: 0, suspected: 0, digest: 2, limited: 0 });
  });

  it('is told by the next digest when the mail server refuses one', async () => {
    await many(200, null);
    await post('198.51.100.3', { email: 'asha@example.com' });
    refusal = 451;
    await sendDigest();
    expect(await read('asha@example.com')).toMatchObject({
      studio_mail_error: expect.stringContaining('Not now.'),
      studio_mail_sent_at: null,
    });
    refusal = undefined;
    await sendDigest();
    expect(await subjects()).toEqual(['1 enquiry']);
    expect(await read('asha@example.com')).toMatchObject({
      studio_mail_error: null,
      studio_mail_attempts: 2,
    });
  });
});
