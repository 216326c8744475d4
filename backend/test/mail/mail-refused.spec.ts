import { DataSource } from 'typeorm';
import { Enquiry } from '../../src/enquiry/enquiry.entity.js';
import { type EnquiryAdmin, openEnquiryAdmin } from '../enquiry-admin/enquiry-admin.ts';
import { jobTable } from '../../../testing/job-table.ts';
import { type Inbox, openInbox } from '../../../testing/servers/smtp-inbox.ts';

const STUDIO = 'hello@studio.example';

describe('the two mails of an enquiry', () => {
  /** What the mail server answers to an address, and where the test lets it answer, once it is asked. */
  const answers = new Map<string, number>();
  const held = new Map<string, (() => void) | null>();
  let inbox: Inbox;
  let admin: EnquiryAdmin;
  beforeAll(async () => {
    inbox = await openInbox(0, {
      onRcptTo: ({ address }, _session, done) => {
        const answer = () => {
          const responseCode = answers.get(address);
          done(responseCode ? Object.assign(new Error('No such person.'), { responseCode }) : null);
        };
        if (held.has(address)) held.set(address, answer);
        else answer();
      },
    });
    admin = await openEnquiryAdmin({ SMTP_URL: inbox.url, ENQUIRY_TO: STUDIO });
  });
  beforeEach(() => answers.clear());
  afterAll(async () => {
    await admin.stop();
    await inbox.stop();
  });

  const refused = async (...refusals: [string, number][]) => {
    for (const [address, code] of refusals) answers.set(address, code);
    return admin.enquiry({ email: refusals[0]?.[0] ?? '' });
  };
  const read = async (id: string) => (await admin.get(`/${id}`)).body.data;
  const states = async (id: string) => {
    const { studio_mail, acknowledgement } = await read(id);
    return [studio_mail, acknowledgement];
  };
  const failing = async () => {
    const { text } = await admin.request.get('/api/metrics');
    return ['studio', 'acknowledgement'].map((mail) =>
      Number(text.match(new RegExp(`^mails_failing\\{mail="${mail}"\\} (\\d+)$`, 'm'))?.[1]),
    );
  };
  const jobOf = (id: string) =>
    admin.app
      .get(DataSource)
      .query(
        `SELECT task_identifier AS task, attempts, max_attempts FROM graphile_worker.jobs WHERE key LIKE '%' || $1`,
        [id],
      );
  const resends = async (id: string) =>
    (await admin.app.get(DataSource).getRepository(Enquiry).findOneByOrFail({ id })).mailResends;
  /** Nothing of an enquiry is left to be tried when a test is over. */
  const erase = (id: string) => admin.post(`/${id}/erase-person`, { by: 'either' });

  it('to an address that does not exist is given up at once and raises no alarm', async () => {
    const { id } = await refused(['nobody@example.com', 550]);
    await expect.poll(() => states(id)).toEqual(['sent', 'undeliverable']);
    expect(await read(id)).toMatchObject({
      studio_mail_error: null,
      acknowledgement_attempts: 1,
      acknowledgement_error: expect.stringContaining('No such person.'),
    });
    await expect.poll(() => jobOf(id)).toEqual([]);
    expect(await failing()).toEqual([0, 0]);
    answers.clear();
    await admin.post(`/${id}/resend-mail`, { mail: 'acknowledgement' });
    await expect.poll(() => states(id)).toEqual(['sent', 'sent']);
  });

  it('to an address that takes nothing for hours is given up after the last attempt', async () => {
    const { id } = await refused(['full@example.com', 452]);
    await expect.poll(() => states(id)).toEqual(['sent', 'waiting']);
    await expect.poll(failing).toEqual([0, 1]);
    const sql = admin.app.get(DataSource);
    await sql.query('UPDATE enquiry SET acknowledgement_attempts = 8 WHERE id = $1', [id]);
    await sql.query(
      `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) FROM graphile_worker.jobs
       WHERE key = 'acknowledgement:' || $1`,
      [id],
    );
    await expect.poll(() => states(id)).toEqual(['sent', 'undeliverable']);
    await expect.poll(() => jobOf(id)).toEqual([]);
    expect(await failing()).toEqual([0, 0]);
  });

  it('to who is marked as spam meanwhile is not sent, but once, when that is taken back', async () => {
    const { id } = await refused(['spammer@example.com', 452]);
    await expect.poll(() => states(id)).toEqual(['sent', 'waiting']);
    await admin.post(`/${id}/state`, { state: 'spam' });
    expect(await jobOf(id)).toEqual([]);
    answers.clear();
    for (const state of ['new', 'spam', 'new']) await admin.post(`/${id}/state`, { state });
    await expect.poll(() => states(id)).toEqual(['sent', 'sent']);
    await expect.poll(() => jobOf(id)).toEqual([]);
    expect(await resends(id)).toBeGreaterThan(0);
    await admin.post(`/${id}/state`, { state: 'spam' });
    await admin.post(`/${id}/state`, { state: 'new' });
    expect([await jobOf(id), await states(id)]).toEqual([[], ['sent', 'sent']]);
  });

  it('to the studio is tried again and raises an alarm, whatever became of the other', async () => {
    const { id, email } = await refused(['asha@example.com', 0], [STUDIO, 550]);
    await expect.poll(() => states(id)).toEqual(['waiting', 'sent']);
    await expect.poll(failing).toEqual([1, 0]);
    expect(await read(id)).toMatchObject({
      email,
      studio_mail_attempts: expect.any(Number),
      studio_mail_error: expect.stringContaining('No such person.'),
      acknowledgement_attempts: 1,
      acknowledgement_error: null,
    });
    expect(await jobOf(id)).toEqual([
      { task: 'send-studio-mail', attempts: expect.any(Number), max_attempts: 90 },
    ]);
    await erase(id);
  });

  it.each([
    ['takes', 0],
    ['refuses', 550],
    ['puts off', 452],
  ])(
    'stay owed to a corrected address, although the server %s the wrong one after that',
    async (_what, code) => {
      const [wrong, right] = [`wrong.${code}@example.com`, `right.${code}@example.com`];
      held.set(wrong, null);
      answers.set(right, 452);
      const { id } = await refused([wrong, code]);
      await expect.poll(() => held.get(wrong)).toBeTypeOf('function');
      await admin.patch(`/${id}/desk`, { email: right });
      await expect.poll(async () => (await read(id)).acknowledgement_attempts).toBe(1);
      held.get(wrong)?.();
      const jobs = `SELECT key FROM ${jobTable} WHERE payload->>'enquiryId' = $1`;
      const sql = admin.app.get(DataSource);
      await expect.poll(() => sql.query(jobs, [id])).toEqual([{ key: `acknowledgement:${id}` }]);
      expect(await states(id)).toEqual(['sent', 'waiting']);
      const { events } = await read(id);
      expect(events.filter(({ kind }: { kind: string }) => kind === 'mail-failed')).toHaveLength(1);
      await erase(id);
    },
  );
});
