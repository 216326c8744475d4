import { DataSource } from 'typeorm';
import { AlertStaff } from '../../src/alerts/alert-staff.job.js';
import { ContentSection } from '../../src/content/content-section.entity.js';
import { ContentReader } from '../../src/content/content-reader.js';
import { ContentSectionRepository } from '../../src/content/content-section.repository.js';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { Enquiry } from '../../src/enquiry/enquiry.entity.js';
import { JobQueue } from '../../src/jobs/job-queue.js';
import { studio } from '../../src/studio/studio.js';
import { at, openAlertedStaff } from './alerted-staff.ts';

describe('staff', () => {
  let staff: Awaited<ReturnType<typeof openAlertedStaff>>;
  let device: Awaited<ReturnType<typeof staff.subscribe>>;
  beforeAll(async () => void (staff = await openAlertedStaff()));
  beforeEach(async () => void (device = await staff.subscribe()));
  afterEach(() => staff.forget());
  afterAll(() => staff.stop());
  const told = () => staff.told(device);
  const titles = () => told().map(({ title }) => title);

  it('are told of a new enquiry once, by the time of its call and nothing of the visitor', async () => {
    const id = await staff.enquire(at('18T14:40'));
    await staff.tell(at('18T14:41'));
    await staff.tell(at('18T14:42'));
    await staff.settled();
    expect(told()).toEqual([
      {
        title: 'New enquiry, call by 16:40',
        tag: `new ${id} ${at('18T16:40').getTime()}`,
        path: `/admin/enquiries/${id}`,
      },
    ]);
    expect(await staff.subjects()).toEqual([]);
  });

  it('are told the day where the call is not today', async () => {
    await staff.enquire(at('18T18:00'));
    await staff.tell(at('18T18:01'));
    await staff.settled();
    expect(titles()).toEqual(['New enquiry, call by 11:00 on Tuesday, 19 November']);
  });

  it('are told once of what is overdue, by push and by mail with a link and no name', async () => {
    const id = await staff.enquire(at('18T10:00'));
    await staff.tell(at('18T10:01'));
    await staff.tell(at('18T12:00'));
    await staff.tell(at('18T12:01'));
    await staff.tell(at('18T12:02'));
    await staff.settled();
    expect(titles().toSorted()).toEqual([
      'A call is overdue, it was promised by 12:00',
      'New enquiry, call by 12:00',
    ]);
    const [mail, ...others] = await staff.inbox.mails();
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
    await staff.enquire(at('18T10:00'), { callDue: at('18T15:00') });
    await staff.tell(at('18T14:59'));
    await staff.tell(at('18T15:01'));
    await staff.settled();
    expect(titles().toSorted()).toEqual([
      'A call is overdue, it was promised by 15:00',
      'New enquiry, call by 15:00',
    ]);
  });

  it('are left in peace while the studio is closed, and told in one message when it opens', async () => {
    await staff.enquire(at('16T18:30'));
    await staff.enquire(at('17T11:00'));
    await staff.enquire(at('17T12:00'));
    await staff.tell(at('16T19:00'));
    await staff.tell(at('17T12:01'));
    await staff.tell(at('18T09:59'));
    expect(await staff.sql.query('SELECT 1 FROM sent_alert')).toEqual([]);
    await staff.tell(at('18T10:00'));
    await staff.settled();
    expect(titles()).toEqual(['3 new enquiries, the first call by 11:30']);
    expect(told()[0]?.path).toBe('/admin/enquiries');
  });

  it('hear only that it is overdue where both are so at once', async () => {
    await staff.enquire(at('18T10:00'));
    await staff.tell(at('18T15:00'));
    await staff.settled();
    expect(titles()).toEqual(['A call is overdue, it was promised by 12:00']);
  });

  it.each<Partial<Enquiry>>([
    { firstContactAt: new Date('2030-11-18T05:00Z') },
    { state: 'called' },
    { state: 'spam' },
    { state: 'lost' },
  ])('hear nothing of an enquiry with %j', async (changes) => {
    await staff.enquire(at('18T10:00'), changes);
    await staff.tell(at('18T15:00'));
    await staff.settled();
    expect([titles(), await staff.subjects()]).toEqual([[], []]);
  });

  it('are told once of each moment that was agreed: to call again, and of a next step', async () => {
    const again = await staff.enquire(at('18T10:00'), {
      firstContactAt: at('18T10:05'),
      outcome: 'call_again',
      nextStep: 'Call again',
      nextStepAt: at('18T15:00'),
    });
    const step = { nextStep: 'Send the quotation', nextStepAt: at('18T16:00') };
    await staff.enquire(at('18T10:00'), { state: 'called', ...step });
    for (const time of ['14:59', '15:00', '15:01', '16:00', '16:01']) await staff.tell(at(`18T${time}`));
    await staff.settled();
    await staff.sql.manager.update(Enquiry, again, { nextStepAt: at('18T20:00') });
    for (const time of ['18T20:01', '19T10:00', '19T10:01']) await staff.tell(at(time));
    await staff.settled();
    expect(titles().toSorted()).toEqual([
      'A next step is due by 16:00',
      'Somebody is to be called again by 15:00',
      'Somebody is to be called again by 20:00 on Monday, 18 November',
    ]);
    expect(new Set(told().map(({ tag }) => tag)).size).toBe(told().length);
  });

  it('hear nothing of what was agreed with somebody who is lost', async () => {
    await staff.enquire(at('18T10:00'), {
      state: 'lost',
      outcome: 'call_again',
      callAgainAt: at('18T15:00'),
      nextStep: 'Send the quotation',
      nextStepAt: at('18T15:00'),
    });
    await staff.tell(at('18T15:00'));
    await staff.settled();
    expect([titles(), await staff.subjects()]).toEqual([[], []]);
  });

  it('get a mail of what was agreed and is due, once for each moment, where no device is alerted', async () => {
    await staff.sql.query('DELETE FROM push_subscription');
    const agreed = { nextStep: 'Call again', nextStepAt: at('18T15:00') };
    const again = await staff.enquire(at('18T10:00'), {
      firstContactAt: at('18T10:05'),
      outcome: 'call_again',
      ...agreed,
    });
    const step = await staff.enquire(at('18T10:00'), { state: 'called', ...agreed });
    await staff.tell(at('18T15:00'));
    await staff.tell(at('18T15:01'));
    await staff.settled();
    await staff.sql.manager.update(Enquiry, again, { nextStepAt: at('18T16:00') });
    await staff.tell(at('18T16:00'));
    await staff.settled();
    expect(await staff.subjects()).toEqual(['2 things that were agreed are due', 'What was agreed is due']);
    const [mail] = await staff.inbox.mails();
    const link = 'http://localhost:3000/admin/enquiries';
    expect(mail?.text).toContain(`This was agreed for now:

To be called again by 15:00 on Monday, 18 November:
${link}/${again}

The next step is due by 15:00 on Monday, 18 November:
${link}/${step}`);
    expect(JSON.stringify(mail)).not.toMatch(/Asha|98765|asha@/);
  });

  it('hear nothing of somebody who asked to be left alone', async () => {
    await staff.enquire(at('18T10:00'));
    await staff.sql.query(`INSERT INTO do_not_contact (email, created_at) VALUES ('asha@example.com', $1)`, [
      at('18T11:00'),
    ]);
    await staff.tell(at('18T15:00'));
    expect(await staff.sql.query('SELECT 1 FROM sent_alert')).toEqual([]);
  });

  it('hear nothing of an enquiry of weeks ago', async () => {
    await staff.enquire(at('02T10:00'));
    await staff.tell(at('18T15:00'));
    expect(await staff.sql.query('SELECT 1 FROM sent_alert')).toEqual([]);
  });

  it('hear of one of weeks ago whose call was promised for after a long closure', async () => {
    await staff.enquire(at('02T18:30'), { callDue: at('18T11:30') });
    await staff.tell(at('18T10:00'));
    await staff.settled();
    expect(titles()).toEqual(['New enquiry, call by 11:30']);
  });

  it('hear, when a long closure ends, of what was agreed for it', async () => {
    const holidays = Array.from({ length: 17 }, (_, day) => ({
      date: `2030-11-${String(day + 1).padStart(2, '0')}`,
      name: 'Closed',
    }));
    await staff.sql.manager.insert(ContentSection, {
      name: 'hours',
      value: { ...studio.workingHours, holidays },
      version: 1,
    });
    await staff.enquire(at('01T10:00'), {
      state: 'called',
      nextStep: 'Send the quotation',
      nextStepAt: at('01T12:00'),
    });
    await staff.tell(at('18T10:00'));
    await staff.sql.manager.delete(ContentSection, 'hours');
    await staff.settled();
    expect(titles()).toEqual(['A next step is due by 12:00 on Friday, 1 November']);
  });

  it('are told once by two servers that look at the same moment', async () => {
    const other = await new DataSource(dataSourceOptions(staff.server.env.DATABASE_URL)).initialize();
    const content = new ContentReader(new ContentSectionRepository(other));
    const theirs = new AlertStaff(other, content, new JobQueue(other));
    for (const minute of ['00', '01', '02', '03']) await staff.enquire(at(`18T10:${minute}`));
    const now = at('18T15:00');
    await Promise.all([now, now].flatMap(() => [staff.tell(now), theirs.tell(now.getTime())]));
    await other.destroy();
    await staff.settled();
    expect(titles()).toEqual(['4 calls are overdue, the first was promised by 12:00']);
    expect(await staff.subjects()).toEqual(['4 calls are overdue']);
  });

  it('leave nothing of an enquiry that is erased', async () => {
    const id = await staff.enquire(at('18T10:00'));
    await staff.tell(at('18T10:01'));
    await staff.sql.query('DELETE FROM enquiry WHERE id = $1', [id]);
    expect(await staff.sql.query('SELECT 1 FROM sent_alert')).toEqual([]);
  });
});
