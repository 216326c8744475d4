import { DataSource } from 'typeorm';
import { type PushDevice, pushDevice } from '../../testing/actors/push-device.ts';
import { type PushService, openPushService } from '../../testing/servers/push-service.ts';
import { type Inbox, openInbox } from '../../testing/servers/smtp-inbox.ts';
import { AlertStaff } from '../src/alerts/alert-staff.job.js';
import { SendOverdueMail } from '../src/alerts/send-overdue-mail.job.js';
import { AdminAccounts } from '../src/auth/admin-accounts.js';
import { ContentReader } from '../src/content/content-reader.js';
import { ContentSectionRepository } from '../src/content/content-section.repository.js';
import { dataSourceOptions } from '../src/database/data-source-options.js';
import { JobQueue } from '../src/jobs/job-queue.js';
import { pushSettings } from '../../testing/site/push-settings.ts';
import { addColleague } from './colleague.ts';
import { emptyQueue } from './empty-queue.ts';
import { signIn } from './sign-in.ts';
import { type TestApp, startApp } from './start-app.ts';

/** Far ahead of what the scheduled job looks at; 18 November 2030 is a Monday. */
const at = (local: string) => new Date(`2030-11-${local}+05:30`);
const UNSENT = `SELECT 1 FROM graphile_worker.jobs WHERE task_identifier IN ('send-push', 'send-overdue-mail')
  AND (attempts = 0 OR locked_at IS NOT NULL)`;

describe('staff', () => {
  let service: PushService;
  let inbox: Inbox;
  let server: TestApp;
  let sql: DataSource;
  let device: PushDevice;
  let token: string;
  beforeAll(async () => {
    service = await openPushService();
    inbox = await openInbox();
    server = await startApp({
      ...pushSettings(service.origin),
      SMTP_URL: inbox.url,
      ENQUIRY_TO: 'hello@studio.example',
    });
    sql = server.app.get(DataSource);
    token = await signIn(server);
  });
  beforeEach(async () => void (device = await subscribe()));
  afterEach(async () => {
    service.answer(201);
    await emptyQueue(sql);
    await sql.query('DELETE FROM enquiry; DELETE FROM do_not_contact; DELETE FROM push_subscription');
    inbox.clear();
  });
  afterAll(async () => {
    await server.stop();
    await inbox.stop();
    await service.stop();
  });

  const subscribe = async (as = token) => {
    const added = pushDevice(service.origin);
    const { status } = await server.request
      .post('/api/admin/push/devices')
      .auth(as, { type: 'bearer' })
      .send(added.subscription);
    expect(status).toBe(200);
    return added;
  };
  const enquire = async (createdAt: Date, columns: Record<string, unknown> = {}): Promise<string> => {
    const row = { state: 'new', call_due: null, first_contact_at: null, ...columns };
    const [{ id }] = await sql.query(
      `INSERT INTO enquiry (name, email, phone, phone_e164, message, consent, consent_version, consent_text,
         created_at, state, call_due, first_contact_at)
       VALUES ('Asha Verma', 'asha@example.com', '98765 43210', '+919876543210', 'A flat.', true, '2026-11', 'x',
         $1, $2, $3, $4) RETURNING id`,
      [createdAt, row.state, row.call_due, row.first_contact_at],
    );
    return id;
  };
  const tell = (now: Date) => server.app.get(AlertStaff).tell(now.getTime());
  const told = (by = device) =>
    service.received.filter(({ path }) => path === by.path).map((request) => by.read(request));
  const titles = () => told().map(({ title }) => title);
  /** Once nothing waits to be sent any more. */
  const settled = async () => {
    await expect.poll(() => sql.query(UNSENT)).toEqual([]);
  };
  const subjects = async () => (await inbox.mails()).map(({ subject }) => subject);
  it('are told of a new enquiry once, by the time of its call and nothing of the visitor', async () => {
    const id = await enquire(at('18T14:40'));
    await tell(at('18T14:41'));
    await tell(at('18T14:42'));
    await settled();
    expect(told()).toEqual([
      { title: 'New enquiry, call by 16:40', tag: `new ${id}`, path: `/admin/enquiries/${id}` },
    ]);
    expect(await subjects()).toEqual([]);
  });

  it('are told the day where the call is not today', async () => {
    await enquire(at('18T18:00'));
    await tell(at('18T18:01'));
    await settled();
    expect(titles()).toEqual(['New enquiry, call by 11:00 on Tuesday, 19 November']);
  });

  it('are told once of what is overdue, by push and by mail with a link and no name', async () => {
    const id = await enquire(at('18T10:00'));
    await tell(at('18T10:01'));
    await tell(at('18T12:00'));
    await tell(at('18T12:01'));
    await tell(at('18T12:02'));
    await settled();
    expect(titles().toSorted()).toEqual([
      'A call is overdue, it was promised by 12:00',
      'New enquiry, call by 12:00',
    ]);
    const [mail, ...others] = await inbox.mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      subject: 'A call is overdue',
      to: [{ address: 'hello@studio.example' }],
      text: expect.stringContaining(
        `To be called by 12:00 on Monday, 18 November:\nhttp://localhost:3000/admin/enquiries/${id}`,
      ),
    });
    expect(JSON.stringify(mail)).not.toMatch(/Asha|98765|asha@/);
  });

  it('are held to the moment that was promised, not to one that hours set later would give', async () => {
    await enquire(at('18T10:00'), { call_due: at('18T15:00') });
    await tell(at('18T14:59'));
    await tell(at('18T15:01'));
    await settled();
    expect(titles().toSorted()).toEqual([
      'A call is overdue, it was promised by 15:00',
      'New enquiry, call by 15:00',
    ]);
  });

  it('are left in peace while the studio is closed, and told in one message when it opens', async () => {
    await enquire(at('16T18:30'));
    await enquire(at('17T11:00'));
    await enquire(at('17T12:00'));
    await tell(at('16T19:00'));
    await tell(at('17T12:01'));
    await tell(at('18T09:59'));
    expect(await sql.query('SELECT 1 FROM sent_alert')).toEqual([]);
    await tell(at('18T10:00'));
    await settled();
    expect(titles()).toEqual(['3 new enquiries, the first call by 11:30']);
    expect(told()[0]?.path).toBe('/admin/enquiries');
  });

  it('hear only that it is overdue where both are so at once', async () => {
    await enquire(at('18T10:00'));
    await tell(at('18T15:00'));
    await settled();
    expect(titles()).toEqual(['A call is overdue, it was promised by 12:00']);
  });

  it.each([
    { first_contact_at: new Date('2030-11-18T05:00Z') },
    { state: 'called' },
    { state: 'spam' },
    { state: 'lost' },
  ])('hear nothing of an enquiry with %j', async (columns) => {
    await enquire(at('18T10:00'), columns);
    await tell(at('18T15:00'));
    await settled();
    expect([titles(), await subjects()]).toEqual([[], []]);
  });

  it('hear nothing of somebody who asked to be left alone', async () => {
    await enquire(at('18T10:00'));
    await sql.query(`INSERT INTO do_not_contact (email, created_at) VALUES ('asha@example.com', $1)`, [
      at('18T11:00'),
    ]);
    await tell(at('18T15:00'));
    expect(await sql.query('SELECT 1 FROM sent_alert')).toEqual([]);
  });

  it('get no mail about somebody who was called before it could leave', async () => {
    const id = await enquire(at('18T10:00'));
    const enquiries = [{ id, due: at('18T12:00').getTime() }];
    const mail = server.app.get(SendOverdueMail);
    const { signal } = new AbortController();
    await mail.run({ enquiries }, signal);
    await sql.query('UPDATE enquiry SET first_contact_at = now() WHERE id = $1', [id]);
    await mail.run({ enquiries }, signal);
    expect(await subjects()).toEqual(['A call is overdue']);
  });

  it('hear nothing of an enquiry of weeks ago', async () => {
    await enquire(at('02T10:00'));
    await tell(at('18T15:00'));
    expect(await sql.query('SELECT 1 FROM sent_alert')).toEqual([]);
  });

  it('are told once by two servers that look at the same moment', async () => {
    const other = await new DataSource(dataSourceOptions(server.env.DATABASE_URL)).initialize();
    const content = new ContentReader(new ContentSectionRepository(other));
    const theirs = new AlertStaff(other, content, new JobQueue(other));
    for (const minute of ['00', '01', '02', '03']) await enquire(at(`18T10:${minute}`));
    const now = at('18T15:00');
    await Promise.all([now, now].flatMap(() => [tell(now), theirs.tell(now.getTime())]));
    await other.destroy();
    await settled();
    expect(titles()).toEqual(['4 calls are overdue, the first was promised by 12:00']);
    expect(await subjects()).toEqual(['4 calls are overdue']);
  });

  it('get it on every device, and a dead one is forgotten', async () => {
    const second = await subscribe();
    service.answer(410);
    await enquire(at('18T10:00'));
    await tell(at('18T10:01'));
    await settled();
    expect([titles(), told(second).map(({ title }) => title)]).toEqual([
      ['New enquiry, call by 12:00'],
      ['New enquiry, call by 12:00'],
    ]);
    await expect.poll(() => sql.query('SELECT 1 FROM push_subscription')).toEqual([]);
  });

  it('get it once the push service is back', async () => {
    service.answer(503);
    await enquire(at('18T10:00'));
    await tell(at('18T10:01'));
    const failed = () =>
      sql.query('SELECT 1 FROM graphile_worker.jobs WHERE attempts = 1 AND locked_at IS NULL');
    await expect.poll(failed).toHaveLength(1);
    service.answer(201);
    await sql.query(
      'SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) FROM graphile_worker.jobs',
    );
    await expect.poll(titles).toEqual(['New enquiry, call by 12:00', 'New enquiry, call by 12:00']);
  });

  it.each(['block', 'remove'] as const)('get nothing after somebody did %s them', async (act) => {
    const colleague = await addColleague(server);
    const theirs = await subscribe(colleague.token);
    await server.app.get(AdminAccounts)[act]({ email: colleague.email }, { name: 'A test' });
    await enquire(at('18T10:00'));
    await tell(at('18T10:01'));
    await settled();
    expect([titles().length, told(theirs)]).toEqual([1, []]);
  });

  it('leave nothing of an enquiry that is erased', async () => {
    const id = await enquire(at('18T10:00'));
    await tell(at('18T10:01'));
    await sql.query('DELETE FROM enquiry WHERE id = $1', [id]);
    expect(await sql.query('SELECT 1 FROM sent_alert')).toEqual([]);
  });
});
