import { randomUUID } from 'node:crypto';
import { Invitations } from '../../src/auth/people/invitations.service.js';
import { jobTable } from '../../../testing/job-table.ts';
import { type Inbox, openInbox } from '../../../testing/servers/smtp-inbox.ts';
import { addColleague } from '../auth/colleague.ts';
import { openPeople } from './people.ts';
import { adminEmail } from '../setup/start-app.ts';

const password = 'chosen by herself';

const tokenIn = (link: string) => link.split('#')[1] ?? '';

describe('an invitation', () => {
  /** What the mail server answers to an address. */
  const answers = new Map<string, number>();
  let inbox: Inbox;
  let people: Awaited<ReturnType<typeof openPeople>>;
  beforeAll(async () => {
    inbox = await openInbox(0, {
      onRcptTo: ({ address }, _session, done) => {
        const responseCode = answers.get(address);
        done(responseCode ? Object.assign(new Error('Not now.'), { responseCode }) : null);
      },
    });
    people = await openPeople({ SMTP_URL: inbox.url });
  });
  afterEach(async () => {
    answers.clear();
    await people.sql('DELETE FROM invitation');
    await people.sql('DELETE FROM admin WHERE email <> $1', [adminEmail]);
  });
  afterAll(async () => {
    await people.stop();
    await inbox.stop();
  });

  const invite = async (role = 'editor', email = `${randomUUID()}@example.com`) => {
    const { status, body } = await people.send('post', 'invitations', { email, role });
    if (status !== 201) throw new Error(JSON.stringify(body));
    return { email, id: String(body.data.id), link: String(body.link), token: tokenIn(body.link), body };
  };
  const check = (token: string) => people.request.post('/api/admin/join/check').send({ token });
  const join = (token: string, form: object = {}) =>
    people.request.post('/api/admin/join').send({ token, name: 'Devika Nair', password, ...form });
  const listed = async (id: string) => (await people.list()).invitations.find((each) => each.id === id);
  const mailsTo = async (email: string) =>
    (await inbox.mails()).filter(({ to }) => to?.some(({ address }) => address === email));

  it('goes out by mail with the link, which works for three days', async () => {
    const { email, id, link, body } = await invite('editor');
    expect(link).toMatch(new RegExp(`^${people.env.SITE_URL}/admin/join#[\\w.-]{80}$`));
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    const [mail] = await mailsTo(email);
    expect(mail?.text).toContain(link);
    expect(mail?.text).toContain(`${adminEmail} invites you`);
    const { created_at, expires_at } = body.data;
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBeCloseTo(72 * 3_600_000, -4);
    const invited = { id, email, role: 'editor', invited_by: adminEmail, mail_failed: false };
    expect(await listed(id)).toEqual({ ...invited, created_at, expires_at });
    const subject = `${email}: editor`;
    expect((await people.acts())[0]).toEqual({ who: adminEmail, action: 'person invited', subject });
  });

  it('is taken up once: with a name and a password of their own, signed in at once', async () => {
    const { email, id, token } = await invite('leads');
    expect((await check(token)).body).toEqual({ email, role: 'leads', invited_by: adminEmail });
    const { status, body } = await join(token);
    expect(status).toBe(200);
    const validated = await people.send('post', 'validate-token', undefined, body.token);
    expect(validated.body).toMatchObject({
      email,
      name: 'Devika Nair',
      role: 'leads',
      password_is_temporary: false,
    });
    expect(await listed(id)).toBeUndefined();
    expect([(await join(token)).status, (await check(token)).status]).toEqual([410, 410]);
    expect((await people.request.post('/api/admin/login').send({ email, password })).status).toBe(200);
    const taken = { who: email, action: 'invitation taken up', subject: `${email}: leads` };
    expect(await people.acts()).toContainEqual(taken);
  });

  it('makes one account when it is taken up twice at the same moment', async () => {
    const { email, token } = await invite();
    const statuses = (await Promise.all([join(token), join(token)])).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200, 410]));
    expect(await people.sql('SELECT FROM admin WHERE email = $1', [email])).toHaveLength(1);
  });

  it('is sent again with another link, which ends the one before', async () => {
    const { email, id, token } = await invite();
    const { status, body } = await people.send('post', `invitations/${id}/send`);
    expect(status).toBe(200);
    expect([(await check(token)).status, (await check(tokenIn(body.link))).status]).toEqual([410, 200]);
    await expect.poll(async () => (await mailsTo(email)).at(-1)?.text).toContain(body.link);
    const again = { who: adminEmail, action: 'invitation sent again', subject: `${email}: editor` };
    expect((await people.acts())[0]).toEqual(again);
  });

  it('is renewed, with the new role, for somebody who is invited once more', async () => {
    const first = await invite('leads');
    const second = await invite('editor', first.email);
    expect(second.id).toBe(first.id);
    expect((await check(first.token)).status).toBe(410);
    expect((await check(second.token)).body.role).toBe('editor');
  });

  it('is taken back', async () => {
    const { email, id, token } = await invite();
    expect((await people.send('delete', `invitations/${id}`)).status).toBe(204);
    expect((await check(token)).status).toBe(410);
    expect(await listed(id)).toBeUndefined();
    const subject = `${email}: editor`;
    expect((await people.acts())[0]).toEqual({ who: adminEmail, action: 'invitation taken back', subject });
    for (const method of ['delete', 'post'] as const) {
      const path = `invitations/${id}${method === 'post' ? '/send' : ''}`;
      expect((await people.send(method, path)).status).toBe(404);
    }
  });

  it.each([
    ['is blocked', 'post', '/block', {}],
    ['is removed', 'delete', '', {}],
    ['is an owner no more', 'patch', '', { role: 'editor' }],
  ] as const)('is taken back when the owner who made it %s', async (_what, method, path, form) => {
    const [owner] = [await addColleague(people), await addColleague(people)];
    const email = `${randomUUID()}@example.com`;
    const made = await people.send('post', 'invitations', { email, role: 'owner' }, owner.token);
    const other = await invite();
    const answer = await people.send(method, `people/${await people.idOf(owner.email)}${path}`, form);
    expect(answer.status).toBe(204);
    expect((await check(tokenIn(made.body.link))).status).toBe(410);
    expect((await check(other.token)).status).toBe(200);
    const act = { who: adminEmail, action: 'invitation taken back', subject: `${email}: owner` };
    expect((await people.acts()).slice(0, 2)).toContainEqual(act);
  });

  it('that cannot be sent says so, is tried again by itself, and can be given by hand meanwhile', async () => {
    const email = `${randomUUID()}@example.com`;
    answers.set(email, 451);
    const { id, token } = await invite('editor', email);
    await expect.poll(async () => (await listed(id))?.mail_failed).toBe(true);
    expect((await check(token)).status).toBe(200);
    answers.clear();
    await people.sql(
      `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) FROM graphile_worker.jobs
       WHERE key = 'invitation:' || $1`,
      [id],
    );
    await expect.poll(async () => (await mailsTo(email)).length).toBe(1);
    await expect.poll(async () => (await listed(id))?.mail_failed).toBe(false);
  });

  it('to an address that takes no mail is given up at once, and still says so', async () => {
    const email = `${randomUUID()}@example.com`;
    answers.set(email, 550);
    const { id } = await invite('editor', email);
    await expect.poll(async () => (await listed(id))?.mail_failed).toBe(true);
    const jobs = () => people.sql(`SELECT FROM graphile_worker.jobs WHERE key = 'invitation:' || $1`, [id]);
    await expect.poll(jobs).toEqual([]);
  });

  it('stays listed for a month when nobody came, then it is forgotten', async () => {
    const [lately, longAgo] = [await invite(), await invite()];
    const age = `UPDATE invitation SET expires_at = now() - $2 * interval '1 day' WHERE id = $1`;
    await people.sql(age, [lately.id, 29]);
    await people.sql(age, [longAgo.id, 31]);
    await people.app.get(Invitations).removeOld();
    expect([await listed(lately.id), await listed(longAgo.id)]).toEqual([expect.anything(), undefined]);
  });

  it('tells strangers the same whatever is wrong with it', async () => {
    const over = await invite();
    await people.sql(`UPDATE invitation SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      over.id,
    ]);
    const other = await invite();
    const swapped = `${other.id}.${over.token.split('.')[1]}`;
    const tokens = [over.token, swapped, `${other.token}x`, `${randomUUID()}.${'x'.repeat(43)}`, 'x'];
    const told = new Set<string>();
    for (const token of tokens)
      for (const { status, body } of [await check(token), await join(token)])
        told.add(JSON.stringify([status, body]));
    expect([...told]).toEqual([
      expect.stringMatching(
        /^\[410,\{"message":"This invitation is over\..* If you have joined already, sign in/,
      ),
    ]);
  });

  it('is worthless to whoever reads the database alone', async () => {
    const { id, token } = await invite();
    const rows = JSON.stringify([
      await people.sql('SELECT * FROM invitation WHERE id = $1', [id]),
      await people.sql(`SELECT payload FROM ${jobTable}`),
    ]);
    expect(rows).toContain(id);
    expect(rows).not.toContain(token.split('.')[1]);
  });

  it('is over when an operator makes the account meanwhile', async () => {
    const { email, token } = await invite();
    await people.sql(`INSERT INTO admin (email, password_hash) VALUES ($1, 'x')`, [email]);
    expect((await join(token)).status).toBe(410);
  });

  it.each([
    ['somebody who has an account', { email: adminEmail.toUpperCase(), role: 'leads' }, 'email'],
    ['no address', { email: 'devika', role: 'leads' }, 'email'],
    ['nobody', { role: 'leads' }, 'email'],
    ['no role', { email: 'devika@example.com', role: 'king' }, 'role'],
  ])('is not made for %s', async (_what, form, field) => {
    const { status, body } = await people.send('post', 'invitations', form);
    expect([status, Object.keys(body.messages)]).toEqual([422, [field]]);
    expect((await people.list()).invitations).toEqual([]);
  });

  it('is not made while fifty others are open', async () => {
    await people.sql(
      `INSERT INTO invitation (email, role, link_key, invited_by, expires_at)
       SELECT number || '@example.com', 'leads', gen_random_uuid(), 'A test', now() + interval '1 day'
       FROM generate_series(1, 50) number`,
    );
    const form = { email: 'one-more@example.com', role: 'leads' };
    const { status, body } = await people.send('post', 'invitations', form);
    expect([status, body.messages.email]).toEqual([
      422,
      expect.stringContaining('50 people are invited already'),
    ]);
  });

  it.each([
    ['without a name', { name: ' ' }, 'name'],
    ['with a short password', { password: 'short' }, 'password'],
    ['with a password that has their name in it', { password: 'devika and a long table' }, 'password'],
  ])('is not taken up %s', async (_what, form, field) => {
    const { token } = await invite();
    const { status, body } = await join(token, form);
    expect([status, Object.keys(body.messages)]).toEqual([422, [field]]);
    expect((await check(token)).status).toBe(200);
  });

  it('is taken up on no page of another site', async () => {
    const { token } = await invite();
    expect((await join(token).set('Sec-Fetch-Site', 'cross-site')).status).toBe(403);
    expect((await check(token)).status).toBe(200);
  });
});
