import { SendPush } from '../../src/alerts/push/send-push.job.js';
import { SendOverdueMail } from '../../src/alerts/send-overdue-mail.job.js';
import { ContentSection } from '../../src/content/content-section.entity.js';
import { studio } from '../../src/studio/studio.js';
import { AdminAccounts } from '../../src/auth/admin-accounts.js';
import { addColleague } from '../auth/colleague.ts';
import { at, openAlertedStaff } from './alerted-staff.ts';

/** By the clock of the studio. */
const studioDay = (ahead: number) =>
  new Date(Date.now() + ahead * 86_400_000).toLocaleDateString('sv-SE', {
    timeZone: studio.locale.timeZone,
  });

describe('staff to whom an alert was decided on', () => {
  let staff: Awaited<ReturnType<typeof openAlertedStaff>>;
  let device: Awaited<ReturnType<typeof staff.subscribe>>;
  beforeAll(async () => void (staff = await openAlertedStaff()));
  beforeEach(async () => void (device = await staff.subscribe()));
  afterEach(() => staff.forget());
  afterAll(() => staff.stop());
  const told = () => staff.told(device);
  const titles = () => told().map(({ title }) => title);

  it('get no mail about somebody who was called before it could leave', async () => {
    const id = await staff.enquire(at('18T10:00'));
    const enquiries = [{ id, due: at('18T12:00').getTime() }];
    const mail = staff.server.app.get(SendOverdueMail);
    const { signal } = new AbortController();
    await mail.run({ enquiries }, signal);
    await staff.sql.query('UPDATE enquiry SET first_contact_at = now() WHERE id = $1', [id]);
    await mail.run({ enquiries }, signal);
    expect(await staff.subjects()).toEqual(['A call is overdue']);
  });

  it('get a mail that could not leave before closing once the studio opens', async () => {
    const id = await staff.enquire(at('18T10:00'));
    const holidays = [0, 1].map((ahead) => ({ date: studioDay(ahead), name: 'Closed' }));
    const hours = { name: 'hours', value: { ...studio.workingHours, holidays }, version: 1 };
    await staff.sql.manager.insert(ContentSection, hours);
    const enquiries = [{ id, due: at('18T12:00').getTime() }];
    const decided = { enquiries, closesAt: Date.now() - 1_000 };
    await staff.server.app.get(SendOverdueMail).run(decided, new AbortController().signal);
    await staff.sql.manager.delete(ContentSection, 'hours');
    const later = `SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'send-overdue-mail'
      AND run_at > now() + interval '10 hours'`;
    expect([await staff.subjects(), await staff.sql.query(later)]).toEqual([[], [expect.anything()]]);
  });

  it('get no push about somebody who was called before it could leave, nor after closing', async () => {
    const id = await staff.enquire(at('18T10:00'));
    const [{ subscriptionId }] = await staff.sql.query(
      'SELECT id AS "subscriptionId" FROM push_subscription',
    );
    const enquiries = [{ id, due: at('18T12:00').getTime() }];
    const push = (closesAt: number) => {
      const alert = { kind: 'overdue', enquiries, decidedAt: at('18T12:01').getTime(), closesAt } as const;
      const message = { title: 'As decided', tag: 'x', path: '/admin' };
      const job = { subscriptionId, message, decidedAt: new Date().toISOString(), alert };
      return staff.server.app.get(SendPush).run(job, new AbortController().signal);
    };
    await push(Date.now() + 600_000);
    await push(Date.now() - 1_000);
    await staff.sql.query('UPDATE enquiry SET first_contact_at = now() WHERE id = $1', [id]);
    await push(Date.now() + 600_000);
    expect(titles()).toEqual(['A call is overdue, it was promised by 12:00']);
    const [request] = staff.service.received.filter(({ path }) => path === device.path);
    expect(Number(request?.headers['ttl'])).toBeLessThanOrEqual(600);
  });

  it('get it on every device, and a dead one is forgotten, which its owner is told', async () => {
    const second = await staff.subscribe();
    staff.service.answer(410);
    await staff.enquire(at('18T10:00'));
    await staff.tell(at('18T10:01'));
    await staff.settled();
    expect([titles(), staff.told(second).map(({ title }) => title)]).toEqual([
      ['New enquiry, call by 12:00'],
      ['New enquiry, call by 12:00'],
    ]);
    await expect.poll(() => staff.sql.query('SELECT 1 FROM push_subscription')).toEqual([]);
    await expect.poll(staff.subjects).toEqual(Array(2).fill('Alerts no longer reach A telephone'));
  });

  it('get it once the push service is back', async () => {
    staff.service.answer(503);
    await staff.enquire(at('18T10:00'));
    await staff.tell(at('18T10:01'));
    const failed = () =>
      staff.sql.query('SELECT 1 FROM graphile_worker.jobs WHERE attempts = 1 AND locked_at IS NULL');
    await expect.poll(failed).toHaveLength(1);
    staff.service.answer(201);
    await staff.sql.query(
      'SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) FROM graphile_worker.jobs',
    );
    await expect.poll(titles).toEqual(['New enquiry, call by 12:00', 'New enquiry, call by 12:00']);
  });

  it.each(['block', 'remove'] as const)('get nothing after somebody did %s them', async (act) => {
    const colleague = await addColleague(staff.server);
    const theirs = await staff.subscribe(colleague.token);
    await staff.server.app.get(AdminAccounts)[act]({ email: colleague.email }, { name: 'A test' });
    await staff.enquire(at('18T10:00'));
    await staff.tell(at('18T10:01'));
    await staff.settled();
    expect([titles().length, staff.told(theirs)]).toEqual([1, []]);
  });
});
