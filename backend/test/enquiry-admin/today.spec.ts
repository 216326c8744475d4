import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import type { Today } from '../../src/enquiry/today/today.schema.js';
import { type EnquiryAdmin, openEnquiryAdmin } from './enquiry-admin.ts';
import { signIn } from '../auth/sign-in.ts';

const DAY = 24 * 60;

const minutesAgo = (minutes: number) => `now() - ${minutes} * interval '1 minute'`;
const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name);
describe('today', () => {
  let admin: EnquiryAdmin;
  let token: string;
  beforeAll(async () => {
    admin = await openEnquiryAdmin();
    token = await signIn(admin);
  });
  afterAll(() => admin.stop());
  beforeEach(() => sql('DELETE FROM enquiry'));

  const sql = (text: string, values: unknown[] = []) => admin.app.get(DataSource).query(text, values);
  const read = async (): Promise<Today> => {
    const { body } = await admin.request.get('/api/admin/today').auth(token, { type: 'bearer' });
    return body.data;
  };
  /** @param columns SQL for columns, such as `state = 'won'` */
  const enquiryWith = async (name: string, columns = 'page = page') => {
    const id = randomUUID();
    await sql(
      `INSERT INTO enquiry (id, name, email, phone, phone_e164, message, consent, consent_version, consent_text)
       VALUES ($1, $2, $3, '98', $4, 'Hello.', true, '1', 'I agree.')`,
      [id, name, `${id}@example.com`, `+9198${String(Math.random()).slice(2, 10)}`],
    );
    await sql(`UPDATE enquiry SET ${columns} WHERE id = $1`, [id]);
    return id;
  };

  it('is for staff alone', async () => {
    expect((await admin.request.get('/api/admin/today')).status).toBe(401);
  });

  it('shows whom to call, by the promised moment, late ones first', async () => {
    await enquiryWith('Later', `call_due = now() + interval '2 hours'`);
    await enquiryWith('Late', `call_due = ${minutesAgo(27)}`);
    await enquiryWith('Soon', `call_due = now() + interval '34 minutes'`);
    const { waiting } = await read();
    expect([waiting.total, names(waiting)]).toEqual([3, ['Late', 'Soon', 'Later']]);
    expect(waiting.data[0]).toMatchObject({ is_again: false, source: 'direct', owner: null });
  });

  it('figures the moment from the hours where none was promised', async () => {
    await enquiryWith('From before', `call_due = NULL, created_at = ${minutesAgo(30 * DAY)}`);
    await enquiryWith('New', `call_due = now()`);
    const { waiting } = await read();
    expect(names(waiting)).toEqual(['From before', 'New']);
    const age = Date.now() - Date.parse(waiting.data[0]?.due ?? '');
    expect(age / 60_000).toBeGreaterThan(25 * DAY);
  });

  it('leaves out who was spoken with, who looks like spam and who wants to be left alone', async () => {
    for (const state of ['called', 'quoted', 'won', 'lost', 'spam'])
      await enquiryWith(state, `state = '${state}'`);
    const id = await enquiryWith('Left alone');
    await admin.post(`/${id}/do-not-contact`);
    expect((await read()).waiting).toEqual({ total: 0, to_call: 0, late: 0, data: [] });
  });

  it('keeps somebody who was not reached until they are, and not before the day they want to be called', async () => {
    const id = await enquiryWith('Nidhi', `call_due = ${minutesAgo(10)}`);
    await admin.post(`/${id}/contact`, { key: randomUUID(), how: 'call', at: new Date().toISOString() });
    await admin.post(`/${id}/outcome`, { outcome: 'not_reached' });
    await sql(`UPDATE enquiry SET next_step_at = now() WHERE id = $1`, [id]);
    const { waiting, steps } = await read();
    expect(waiting.data).toMatchObject([{ name: 'Nidhi', is_again: true, outcome: 'not_reached' }]);
    expect(steps.total).toBe(0);
    const again_at = new Date(Date.now() + 3 * 86_400_000).toISOString();
    await admin.post(`/${id}/outcome`, { outcome: 'call_again', again_at });
    expect((await read()).waiting.total).toBe(0);
    await admin.post(`/${id}/outcome`, { outcome: 'reached' });
    expect((await read()).waiting.total).toBe(0);
  });

  it.each(['new', 'quoted'])('keeps a step beside the call that was agreed: %s', async (state) => {
    const id = await enquiryWith('Nidhi', `state = '${state}', next_step = 'Visit', next_step_at = now()`);
    const [at, again_at] = [30, 5].map((minutes) => new Date(Date.now() - minutes * 60_000).toISOString());
    await admin.post(`/${id}/outcome`, { outcome: 'call_again', at, again_at });
    const { waiting, steps } = await read();
    expect(waiting.data).toMatchObject([{ name: 'Nidhi', is_again: true, due: again_at }]);
    expect(steps.data).toMatchObject([{ name: 'Nidhi', next_step: 'Visit' }]);
  });

  it.each(['Send the quote', 'Call again'])(
    'leaves out what was agreed with somebody who is lost, until they come back: %s',
    async (next_step) => {
      const columns = `next_step = '${next_step}', next_step_at = now(), outcome = 'call_again', call_again_at = now()`;
      const id = await enquiryWith('Nidhi', `state = 'called', ${columns}`);
      const before = await read();
      await admin.post(`/${id}/state`, { state: 'lost' });
      const { waiting, steps } = await read();
      expect([waiting.total, waiting.to_call, steps.total]).toEqual([0, 0, 0]);
      await admin.post(`/${id}/state`, { state: 'called' });
      const after = await read();
      expect([after.waiting, after.steps]).toEqual([before.waiting, before.steps]);
    },
  );

  it.each(['phone_e164', 'email'])('tells that who wrote twice was called: the same %s', async (same) => {
    const first = await enquiryWith('Nidhi');
    await enquiryWith('N. Rao', `${same} = (SELECT ${same} FROM enquiry WHERE id = '${first}')`);
    await enquiryWith('Somebody else');
    await admin.post(`/${first}/contact`, { key: randomUUID(), how: 'call', at: new Date().toISOString() });
    await admin.post(`/${first}/outcome`, { outcome: 'reached' });
    expect((await read()).waiting.data.map(({ name, elsewhere }) => [name, elsewhere])).toEqual([
      ['N. Rao', { id: first, at: expect.any(String), how: 'call', by: 'meera@example.com' }],
      ['Somebody else', null],
    ]);
  });

  it('shows at most a hundred rows, and how many there are', async () => {
    await sql(
      `INSERT INTO enquiry (name, email, phone, phone_e164, message, consent, consent_version, consent_text)
       SELECT 'Asha ' || n, 'asha@example.com', '98', '+919876543210', repeat('a', 5000), true, '1', 'I agree.'
       FROM generate_series(1, 110) AS n`,
    );
    const { waiting } = await read();
    expect([waiting.total, waiting.data.length, waiting.data[0]?.message.length]).toEqual([110, 100, 400]);
  });

  it('shows those first who came first, of calls and steps with the same moment', async () => {
    const minutes = [...Array.from({ length: 8 }).keys()];
    for (const age of minutes) {
      const columns = `created_at = ${minutesAgo(age)}, call_due = '2026-11-19T11:00Z'`;
      await enquiryWith(`Waits ${age}`, columns);
      const step = `state = 'called', next_step = 'Send it', next_step_at = '2026-11-19T11:00Z'`;
      await enquiryWith(`Step ${age}`, `${columns}, ${step}`);
    }
    const { waiting, steps } = await read();
    const oldest = minutes.toReversed();
    expect(names(waiting)).toEqual(oldest.map((age) => `Waits ${age}`));
    expect(names(steps)).toEqual(oldest.map((age) => `Step ${age}`));
  });

  it('shows who waits though a hundred stand before them who were called, and whose answer nobody noted', async () => {
    await sql(
      `INSERT INTO enquiry (name, email, phone, phone_e164, message, consent, consent_version, consent_text, created_at, first_contact_at, first_contact_how)
       SELECT 'Asha ' || n, 'asha@example.com', '98', '+919876543210', 'Hello.', true, '1', 'I agree.', ${minutesAgo(DAY)}, ${minutesAgo(60)}, 'call'
       FROM generate_series(1, 100) AS n`,
    );
    await enquiryWith('Nobody has called');
    const { waiting } = await read();
    expect([waiting.total, names(waiting)]).toEqual([101, expect.arrayContaining(['Nobody has called'])]);
  });

  it('shows whom it is not too late to call, though a hundred wait too long', async () => {
    await sql(
      `INSERT INTO enquiry (name, email, phone, phone_e164, message, consent, consent_version, consent_text, call_due)
       SELECT 'Asha ' || n, 'asha@example.com', '98', '+919876543210', 'Hello.', true, '1', 'I agree.',
         now() - make_interval(days => n) FROM generate_series(1, 100) AS n`,
    );
    for (const hour of [1, 2]) await enquiryWith(`In ${hour} h`, `call_due = ${minutesAgo(-60 * hour)}`);
    const { waiting } = await read();
    const shown = names(waiting);
    expect([waiting.total, shown.length, shown[0]]).toEqual([102, 100, 'Asha 100']);
    expect(shown.slice(-2)).toEqual(['In 1 h', 'In 2 h']);
  });

  it('counts who is to be called and who is late, not who was called, however many rows are shown', async () => {
    await enquiryWith(
      'Called',
      `first_contact_at = now(), first_contact_how = 'call', call_due = ${minutesAgo(5)}`,
    );
    await enquiryWith(
      'Not reached',
      `first_contact_at = now(), first_contact_how = 'call', outcome = 'not_reached', call_again_at = ${minutesAgo(5)}`,
    );
    await sql(
      `INSERT INTO enquiry (name, email, phone, phone_e164, message, consent, consent_version, consent_text, call_due)
       SELECT 'Asha ' || n, 'asha@example.com', '98', '+919876543210', 'Hello.', true, '1', 'I agree.',
         now() + (n - 55) * interval '1 hour' - interval '1 minute' FROM generate_series(1, 60) AS n`,
    );
    expect((await read()).waiting).toMatchObject({ total: 62, to_call: 61, late: 56 });
  });

  it('shows the steps that are due by tonight, the oldest first', async () => {
    await enquiryWith(
      'Quotation',
      `state = 'called', next_step = 'Send it', next_step_at = ${minutesAgo(DAY)}`,
    );
    await enquiryWith('Visit', `state = 'quoted', next_step = 'Visit', next_step_at = ${minutesAgo(1)}`);
    await enquiryWith(
      'Next week',
      `state = 'called', next_step = 'Ring', next_step_at = ${minutesAgo(-7 * DAY)}`,
    );
    await enquiryWith('No day', `state = 'called', next_step = 'Think'`);
    const { steps } = await read();
    expect([steps.total, names(steps)]).toEqual([2, ['Quotation', 'Visit']]);
  });

  it('shows who is worked on and has no owner', async () => {
    const owner = `owner_id = (SELECT id FROM admin LIMIT 1)`;
    await enquiryWith('Somebody’s', `state = 'called', ${owner}`);
    await enquiryWith('Nobody’s', `state = 'quoted'`);
    await enquiryWith('Won', `state = 'won'`);
    expect(names((await read()).unassigned)).toEqual(['Nobody’s']);
  });

  it('shows the mails that did not go out, the studio’s first', async () => {
    await enquiryWith('Receipt', `acknowledgement_undeliverable = true, acknowledgement_attempts = 5`);
    await enquiryWith(
      'Studio',
      `studio_mail_error = 'No line.', studio_mail_attempts = 2, studio_mail_tried_at = '2026-11-23T08:40Z'`,
    );
    await enquiryWith('Spam', `studio_mail_error = 'No line.', state = 'spam'`);
    const { mails } = await read();
    expect(mails.data.map(({ name, mail, attempts, tried_at: at }) => [name, mail, attempts, at])).toEqual([
      ['Studio', 'studio', 2, '2026-11-23T08:40:00.000Z'],
      ['Receipt', 'acknowledgement', 5, null],
    ]);
  });

  it('shows drafts of posts and projects that somebody else saved last', async () => {
    await sql(`UPDATE blog_post SET status = 'published'`);
    await sql(`UPDATE project SET status = 'published'`);
    await sql(`INSERT INTO admin (email, name, password_hash) VALUES ('arjun@example.com', 'Arjun B.', 'x')`);
    const insert = (heading: string, by: string) =>
      sql(
        `INSERT INTO blog_post (heading, short_description, date_at, feature_image, mb_image, alt, slug, description,
           meta_title, meta_description, meta_keywords, pictures, status, updated_by)
         SELECT $1, '', now(), '', '', '', $1, '', '', '', '', '{}', 'draft', (SELECT id FROM admin WHERE email = $2)`,
        [heading, by],
      );
    await insert('Mine', 'meera@example.com');
    await insert('Arjun’s', 'arjun@example.com');
    const { drafts } = await read();
    expect(drafts.data.map(({ kind, title, by }) => [kind, title, by])).toEqual([
      ['post', 'Arjun’s', 'Arjun B.'],
    ]);
  });

  it('tells when somebody was contacted last', async () => {
    expect((await read()).last_contact).toBeNull();
    const times = `created_at = '2026-11-19T11:00+05:30', first_contact_at = '2026-11-19T11:41+05:30'`;
    await enquiryWith('Ritu', `${times}, state = 'called'`);
    expect((await read()).last_contact).toEqual({ at: '2026-11-19T06:11:00.000Z', minutes: 41 });
  });
});
