import { type ImapMailbox, openImapMailbox } from '../../../testing/servers/imap-mailbox.ts';
import { type Inbox, openInbox } from '../../../testing/servers/smtp-inbox.ts';
import { type Webhook, openWebhook } from '../../../testing/servers/webhook.ts';
import { type CanaryWay, openCanaryWay } from './canary-way.ts';
import { emptyQueue } from '../jobs/empty-queue.ts';
import { enquiryForm } from '../enquiry/enquiry-form.ts';
import { signIn } from '../auth/sign-in.ts';

describe('the canary', () => {
  let inbox: Inbox;
  let webhook: Webhook;
  let way: CanaryWay;
  let token: string;
  beforeAll(async () => {
    inbox = await openInbox();
    webhook = await openWebhook();
    way = await openCanaryWay({
      SMTP_URL: inbox.url,
      CANARY_TO: 'canary@studio.example',
      ENQUIRY_TO: 'hello@studio.example',
      ALERT_WEBHOOK_URL: webhook.url,
    });
    token = await signIn(way);
  });
  afterEach(async () => {
    await emptyQueue(way.sql);
    for (const table of ['canary_cycle', 'canary_outage', 'enquiry', 'throttle'])
      await way.sql.query(`DELETE FROM ${table}`);
    webhook.alarms.splice(0);
    await inbox.stop();
    inbox = await openInbox(inbox.port);
  });
  afterAll(async () => {
    await way.stop();
    await inbox.stop();
    await webhook.stop();
  });

  const report = async () =>
    (await way.request.get('/api/admin/canary').auth(token, { type: 'bearer' })).body.data;
  const state = async () => (await report()).state;
  const readiness = async () => {
    const { status, body } = await way.request.get('/api/health/ready');
    return [status, body.status, body.details.canary?.status];
  };
  const events = () => webhook.alarms.map(({ event }) => event);
  const mailFails = async () => {
    const failed = `SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'send-canary-mail'
      AND attempts > 0 AND locked_at IS NULL`;
    await expect.poll(() => way.sql.query(failed)).not.toEqual([]);
  };
  const goSilent = async () => {
    await inbox.stop();
    await way.begin();
    await mailFails();
    await way.age(61);
    await way.begin();
    await way.age(31);
  };

  it('goes from the public address through database and queue to the mail server', async () => {
    await way.begin();
    await expect.poll(state).toBe('alive');
    const [mail, ...others] = await inbox.mails();
    expect(others).toEqual([]);
    expect(mail?.to?.[0]?.address).toBe('canary@studio.example');
    expect(mail?.headers).toContainEqual(expect.objectContaining({ key: 'x-canary', value: 'yes' }));
    expect(await report()).toMatchObject({
      seconds: expect.any(Number),
      last: { has_arrived: true, problem: null },
    });
    const { text } = await way.request.get('/api/metrics');
    const [, finished] = /^canary_last_success_timestamp_seconds (\S+)$/m.exec(text) ?? [];
    expect(Math.abs(Number(finished) - Date.now() / 1000)).toBeLessThan(60);
  });

  it('is no enquiry: not in the table, the list, the count, the export, nor the rate limit', async () => {
    const accepted = async () =>
      /^enquiries_total\{outcome="accepted"\} \d+$/m.exec((await way.request.get('/api/metrics')).text)?.[0];
    const before = await accepted();
    for (let cycle = 0; cycle < 12; cycle += 1) await way.begin();
    await expect.poll(async () => (await inbox.mails()).length).toBe(12);
    expect(await way.sql.query('SELECT 1 FROM enquiry')).toEqual([]);
    expect(await accepted()).toBe(before);
    const list = await way.request.get('/api/admin/enquiry').auth(token, { type: 'bearer' });
    expect(list.body.data).toEqual([]);
    for (let sent = 0; sent < 10; sent += 1)
      expect((await way.request.post('/api/enquiry').send(enquiryForm({ message: `${sent}` }))).status).toBe(
        201,
      );
  });

  it.each(['x', 'b3f4b6b6-0000-4000-8000-000000000000.forged', '.'])(
    'cannot be forged by %j, and what pretends to be one is never stored',
    async (mark) => {
      const forged = await way.request.post('/api/enquiry').set('X-Canary', mark).send(enquiryForm());
      expect(forged.status).toBe(403);
      expect(await way.sql.query('SELECT 1 FROM canary_cycle')).toEqual([]);
      expect(await way.sql.query('SELECT 1 FROM enquiry')).toEqual([]);
    },
  );

  it('that is silent once raises no alarm', async () => {
    await inbox.stop();
    await way.begin();
    await mailFails();
    await way.age(31);
    await way.watch();
    expect([await state(), events()]).toEqual(['waiting', []]);
    expect(await readiness()).toEqual([200, 'ok', 'up']);
  });

  it('that is silent twice raises the alarm once, and readiness is amber', async () => {
    await goSilent();
    expect(await state()).toBe('silent');
    expect(await readiness()).toEqual([200, 'degraded', 'degraded']);
    await way.watch();
    await expect.poll(events).toEqual(['canary.silent']);
    await way.watch();
    expect(webhook.alarms).toEqual([
      expect.objectContaining({ text: expect.stringContaining('Enquiries do not reach the studio') }),
    ]);
    expect((await way.request.get('/api/metrics')).text).toContain('dependency_up{dependency="canary"} 0');
  });

  it('lets real enquiries wait, and has them delivered when the way is open again, told once', async () => {
    await goSilent();
    await way.watch();
    expect((await way.request.post('/api/enquiry').send(enquiryForm())).status).toBe(201);
    const failed = () => way.sql.query(`SELECT 1 FROM enquiry WHERE studio_mail_error ~ 'ECONNREFUSED'`);
    await expect.poll(failed).toHaveLength(1);
    inbox = await openInbox(inbox.port);
    await way.begin();
    await expect.poll(state).toBe('alive');
    await way.watch();
    await way.watch();
    const subjects = async () => (await inbox.mails()).map(({ subject }) => subject);
    await expect.poll(subjects).toContain('Enquiry from Asha Verma');
    await expect.poll(events).toEqual(['canary.silent', 'canary.healed']);
    expect(webhook.alarms[1]?.text).toContain(
      'what could not be sent to the public address is not among them',
    );
    expect(await readiness()).toEqual([200, 'ok', 'up']);
  });

  it('gives no all-clear for one silent cycle after hours in which the site was off', async () => {
    await way.begin();
    await expect.poll(state).toBe('alive');
    await way.age(61);
    await goSilent();
    await way.watch();
    await way.age(240);
    await way.begin();
    await mailFails();
    await way.age(31);
    await way.watch();
    expect(await state()).toBe('waiting');
    expect(await way.sql.query('SELECT 1 FROM canary_outage WHERE healed_at IS NULL')).toHaveLength(1);
  });

  it('whose mail is not sent in time leaves no job behind', async () => {
    await inbox.stop();
    await way.begin();
    await mailFails();
    await way.age(31);
    await way.hasten();
    const left = () =>
      way.sql.query(`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier LIKE '%canary-mail'`);
    await expect.poll(left).toEqual([]);
  });

  it('tells what the public address answered', async () => {
    const { SITE_URL } = way.env;
    onTestFinished(() => void Object.assign(way.env, { SITE_URL }));
    way.env.SITE_URL = `${inbox.url.replace('smtp', 'http')}/`;
    await way.begin();
    await way.age(31);
    const cutOff = { has_arrived: false, problem: expect.stringContaining('The form could not be sent') };
    expect((await report()).last).toMatchObject(cutOff);
  });
});

describe('the canary of a site whose mailbox is read', () => {
  let mailbox: ImapMailbox;
  let inbox: Inbox;
  let way: CanaryWay;
  beforeEach(async () => {
    mailbox = await openImapMailbox();
    inbox = await openInbox();
    way = await openCanaryWay({
      SMTP_URL: inbox.url,
      CANARY_TO: 'canary@studio.example',
      IMAP_URL: mailbox.url,
    });
  });
  afterEach(async () => {
    await way.stop();
    await inbox.stop();
    await mailbox.stop();
  });

  const cycles = () =>
    way.sql.query(
      'SELECT mailed_at IS NOT NULL AS mailed, finished_at IS NOT NULL AS finished FROM canary_cycle',
    );
  const notFound = async () => {
    await expect.poll(async () => (await inbox.mails()).length).toBe(1);
    const failed = `SELECT 1 FROM graphile_worker.jobs
      WHERE task_identifier = 'find-canary-mail' AND attempts > 0 AND locked_at IS NULL`;
    await expect.poll(() => way.sql.query(failed)).toHaveLength(1);
  };

  it('is at its end when its mail is back, which is then deleted, and no other', async () => {
    await way.begin();
    await notFound();
    expect(await cycles()).toEqual([{ mailed: true, finished: false }]);
    const [mail] = await inbox.mails();
    mailbox.messageIds.push('<of-a-customer@example.com>', mail?.messageId ?? '', '<another@example.com>');
    await way.hasten();
    await expect.poll(cycles).toEqual([{ mailed: true, finished: true }]);
    expect(mailbox.messageIds).toEqual(['<of-a-customer@example.com>', '<another@example.com>']);
  });

  it('is silent while its mails do not come back', async () => {
    await way.begin();
    await notFound();
    await way.age(61);
    await way.begin();
    await way.age(31);
    const { body } = await way.request.get('/api/health/ready');
    expect(body.status).toBe('degraded');
  });
});

describe('without an address for it', () => {
  it('there is no canary', async () => {
    const way = await openCanaryWay({});
    await way.begin();
    expect(await way.sql.query('SELECT 1 FROM canary_cycle')).toEqual([]);
    const token = await signIn(way);
    const { body } = await way.request.get('/api/admin/canary').auth(token, { type: 'bearer' });
    expect(body.data.state).toBe('off');
    expect((await way.request.get('/api/health/ready')).body.details).not.toHaveProperty('canary');
    await way.stop();
  });
});
