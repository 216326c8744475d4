import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { DataSource } from 'typeorm';
import { studio } from '../../src/studio/studio.js';
import { enquiryForm, robot } from './enquiry-form.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
const received = {
  status: true,
  message: 'Thank you for submitting your details.',
  received_at: moment,
  call_due: moment,
  consent_version: studio.consent.current.version,
};

describe('an enquiry', () => {
  let server: TestApp;
  let sql: DataSource;
  beforeAll(async () => {
    server = await startApp({ TRUST_PROXY: '1' });
    sql = server.app.get(DataSource);
  });
  afterAll(() => server.stop());

  let address = 0;
  /** From an address of its own, so that no test meets another one's limit. */
  const post = (headers: Record<string, string> = {}) => {
    address += 1;
    return server.request
      .post('/api/enquiry')
      .set({ 'X-Forwarded-For': `203.0.${Math.floor(address / 250)}.${address % 250}`, ...headers });
  };
  const postFrom = (ip: string, changes = {}) => post({ 'X-Forwarded-For': ip }).send(enquiryForm(changes));
  const stored = (email: string) => sql.query('SELECT * FROM enquiry WHERE email = $1', [email]);
  const queued = (id: string) =>
    sql.query('SELECT task_identifier FROM graphile_worker.jobs WHERE key LIKE $1', [`%${id}`]);
  const mails = async (id: string) =>
    (await readdir(join(server.env.DATA_DIR, 'mail')).catch(() => [])).filter((file) => file.startsWith(id));

  it.each([
    ['office', { kind: 'office', only_advice: false }],
    ['advice', { kind: null, only_advice: true }],
    ['a castle', { kind: null, only_advice: false }],
  ])('whose form says that it is for “%s” is stored as %o', async (type, columns) => {
    const email = `${randomUUID()}@example.com`;
    expect((await post().send(enquiryForm({ email, type }))).status).toBe(201);
    expect(await stored(email)).toMatchObject([columns]);
  });

  it('is stored as it was typed, with the words that were agreed to', async () => {
    const email = `${randomUUID()}@example.com`;
    const response = await post()
      .field('name', 'Asha Verma')
      .field('email', email)
      .field('phone', '098765 43210')
      .field('message', 'A flat in Sector 79,\r\nthree rooms.')
      .field('consent', 'true')
      .field('page', '/contact-us');
    expect(response.status).toBe(201);
    expect(response.body).toEqual(received);
    const [row] = await stored(email);
    expect(row).toMatchObject({
      name: 'Asha Verma',
      phone: '098765 43210',
      phone_e164: '+919876543210',
      message: 'A flat in Sector 79,\nthree rooms.',
      consent: true,
      page: '/contact-us',
      spam_reason: null,
    });
    expect(row.consent_text).toMatch(/^I authorise company representatives/);
  });

  it.each(['json', 'form'])('may come as %s', async (type) => {
    const response = await post().type(type).send(enquiryForm());
    expect(response.status).toBe(201);
  });

  it('takes a number from abroad', async () => {
    const email = `${randomUUID()}@example.com`;
    await post().send(enquiryForm({ email, phone: '+44 20 7946 0958' }));
    expect((await stored(email))[0].phone_e164).toBe('+442079460958');
  });

  it('may be as long as 5,000 letters of any script', async () => {
    const email = `${randomUUID()}@example.com`;
    const message = 'घ'.repeat(5_000);
    const request = post();
    for (const [name, value] of Object.entries(enquiryForm({ email, message })))
      void request.field(name, String(value));
    expect((await request).status).toBe(201);
    expect((await stored(email))[0].message).toBe(message);
  });

  it('names what is missing, field by field', async () => {
    const response = await post().send({});
    expect(response.status).toBe(422);
    expect(response.body.messages).toEqual({
      name: 'Please tell us your name.',
      email: 'Please enter an email address, such as name@example.com.',
      phone: 'Please enter a mobile number we can ring, such as 98765 43210.',
      message: 'Please write a line or two about the space.',
      consent: 'We need your consent before we can ring you.',
    });
    expect(response.body.message).toBe(Object.values(response.body.messages).join(' '));
  });

  it('is answered with data, whatever a client would rather have', async () => {
    const response = await post({ Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' })
      .type('form')
      .send(enquiryForm());
    expect(response.status).toBe(201);
    expect(response.body).toEqual(received);
  });

  it('is one however often the same button is pressed, even at the same moment', async () => {
    const email = `${randomUUID()}@example.com`;
    const key = randomUUID();
    const presses = Array.from({ length: 25 }, () =>
      post({ 'Idempotency-Key': key, 'X-Forwarded-For': '198.51.100.3' }).send(enquiryForm({ email })),
    );
    const responses = await Promise.all(presses);
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([201]));
    expect(responses.map((response) => response.body)).toContainEqual(received);
    expect(await stored(email)).toHaveLength(1);
  });

  it('is stored with the moment that its sender is promised, and a repetition is promised the same', async () => {
    const email = `${randomUUID()}@example.com`;
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await post(key).send(enquiryForm({ email }));
    const [{ id, call_due: due, created_at: createdAt }] = await stored(email);
    expect(first.body).toMatchObject({ call_due: due.toISOString(), received_at: createdAt.toISOString() });
    await sql.query("UPDATE enquiry SET call_due = '2026-12-24T10:00Z' WHERE id = $1", [id]);
    const second = await post(key).send(enquiryForm({ email }));
    expect(second.body).toMatchObject({
      call_due: '2026-12-24T10:00:00.000Z',
      received_at: createdAt.toISOString(),
    });
  });

  it('is another one when its words were corrected under the same key', async () => {
    const email = `${randomUUID()}@example.com`;
    const idempotency_key = randomUUID();
    await post().send(enquiryForm({ email, idempotency_key }));
    await post().send(enquiryForm({ email, idempotency_key, message: 'Four rooms, not three.' }));
    expect(await stored(email)).toHaveLength(2);
  });

  it('is taken when the hidden field for the key was left empty', async () => {
    expect((await post().send(enquiryForm({ idempotency_key: '' }))).status).toBe(201);
  });

  it.each([
    ['the hidden field is filled in at once', robot],
    [
      'the page was opened a second ago, and it links somewhere',
      { elapsed_ms: 1_000, message: 'https://a.example https://b.example' },
    ],
  ])('is kept, marked and nobody is mailed at once when %s', async (_, fields) => {
    const email = `${randomUUID()}@example.com`;
    const response = await post().send(enquiryForm({ email, ...fields }));
    expect(response.status).toBe(201);
    expect(response.body).toEqual(received);
    const [row] = await stored(email);
    expect(row).toMatchObject({ state: 'spam', spam_reason: expect.stringMatching(/\.$/) });
    expect([await queued(row.id), await mails(row.id)]).toEqual([[], []]);
  });

  it.each([
    ['is a minute ahead', Date.now() - 60_000],
    ['is a minute behind', Date.now() + 60_000],
    ['says the very same moment', Date.now()],
  ])('is no suspect when the visitor’s clock %s', async (_, started_at) => {
    const email = `${randomUUID()}@example.com`;
    expect((await post().send(enquiryForm({ email, started_at, elapsed_ms: 61_000 }))).status).toBe(201);
    expect((await stored(email))[0]).toMatchObject({ state: 'new', spam_reason: null });
  });

  it('waits after ten from one address, longer each time, and counts no other address', async () => {
    const first = Array.from({ length: 10 }, () => postFrom('198.51.100.1'));
    for (const { status } of await Promise.all(first)) expect(status).toBe(201);
    const refused = await postFrom('198.51.100.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body.message).toMatch(/^That was too many tries\. Please wait \d+ seconds/);
    expect((await postFrom('198.51.100.2')).status).toBe(201);
  });

  it('waits after forty from one IPv6 site, however many networks it has', async () => {
    const networks = Array.from({ length: 40 }, (_, network) => postFrom(`2001:db8:7:${network}::1`));
    for (const { status } of await Promise.all(networks)) expect(status).toBe(201);
    expect((await postFrom('2001:db8:7:999::1')).status).toBe(429);
    expect((await postFrom('2001:db8:8::1')).status).toBe(201);
  });

  it('does not wait for the programs behind the same address', async () => {
    const bots = Array.from({ length: 10 }, () => postFrom('198.51.100.4', robot));
    for (const { status } of await Promise.all(bots)) expect(status).toBe(201);
    expect((await postFrom('198.51.100.4', robot)).status).toBe(429);
    expect((await postFrom('198.51.100.4')).status).toBe(201);
  });
});
