import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { type Inbox, openInbox } from '../../../testing/servers/smtp-inbox.ts';
import { SendOverdueMail } from '../../src/alerts/send-overdue-mail.job.js';
import { onTestFinished } from 'vitest';
import { readEnv } from '../../src/config/env.js';
import { Enquiry } from '../../src/enquiry/enquiry.entity.js';
import { SendDigest } from '../../src/enquiry/mails/send-digest.job.js';
import { SendSpamDigest } from '../../src/enquiry/mails/send-spam-digest.job.js';
import { SmtpMailer } from '../../src/mail/smtp-mailer.js';
import { attach, pdf } from '../enquiry/enquiry-files.ts';
import { type EnquiryAdmin, openEnquiryAdmin } from '../enquiry-admin/enquiry-admin.ts';

const [MEERA, ARJUN] = ['meera@studio.example', 'arjun@studio.example'];

it('a mail that one of three refuses for good and one puts off names the former once all are asked', async () => {
  const ASHA = 'asha@studio.example';
  const codes = new Map([
    [ARJUN, 550],
    [ASHA, 452],
  ]);
  const server = await openInbox(0, {
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = codes.get(address);
      done(responseCode ? Object.assign(new Error('Not here.'), { responseCode }) : null);
    },
  });
  onTestFinished(() => server.stop());
  const env = readEnv({ DATABASE_URL: 'postgres://127.0.0.1/none', JWT_SECRET: 'x'.repeat(32) });
  const mailer = new SmtpMailer(env, () => Promise.resolve(), server.url);
  const to = [MEERA, ARJUN, ASHA].join(', ');
  const mail = { id: 'three', to, replyTo: MEERA, subject: 'Enquiry', text: 'Asha', html: '<p>Asha</p>' };
  const send = () => mailer.send(mail, new AbortController().signal);
  await expect(send()).rejects.toThrow('452');
  codes.delete(ASHA);
  expect(await send()).toEqual([expect.stringMatching(/^arjun@studio\.example: .*Not here\.$/)]);
});

describe('the mail to a studio of two addresses', () => {
  let answer = 0;
  const taken: string[] = [];
  let inbox: Inbox;
  let admin: EnquiryAdmin;
  beforeAll(async () => {
    inbox = await openInbox(0, {
      onRcptTo: ({ address }, _session, done) => {
        if (address === ARJUN && answer > 0)
          return done(Object.assign(new Error('No such person.'), { responseCode: answer }));
        taken.push(address);
        done();
      },
    });
    admin = await openEnquiryAdmin({ SMTP_URL: inbox.url, ENQUIRY_TO: `${MEERA}, ${ARJUN}` });
  });
  afterAll(async () => {
    await admin.stop();
    await inbox.stop();
  });

  it.each([0, 550])(
    'is tried again for the one that was put off, and for no other, whether the next answer is %i',
    async (code) => {
      answer = 452;
      taken.splice(0);
      const { id } = await admin.enquiry();
      const read = async () => (await admin.get(`/${id}`)).body.data;
      await expect.poll(async () => (await read()).studio_mail_error).toContain('No such person.');
      expect((await read()).studio_mail).toBe('waiting');
      answer = code;
      await admin.app.get(DataSource).query(
        `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) FROM graphile_worker.jobs
       WHERE key = 'studio-mail:' || $1 AND locked_at IS NULL`,
        [id],
      );
      await expect.poll(async () => (await read()).studio_mail).toBe('sent');
      const had = code === 0 ? [MEERA, ARJUN] : [MEERA];
      expect(taken.filter((address) => address.endsWith('@studio.example'))).toEqual(had);
    },
  );

  it('counts as sent where one address is dead, and names that', async () => {
    answer = 550;
    const { id } = await admin.enquiry();
    const read = async () => (await admin.get(`/${id}`)).body.data;
    await expect.poll(async () => (await read()).studio_mail).toBe('sent');
    const { studio_mail_error: error, studio_mail_attempts: attempts, events } = await read();
    expect([error, attempts]).toEqual([null, 1]);
    expect(events).toContainEqual(
      expect.objectContaining({
        kind: 'mail-failed',
        text: expect.stringMatching(/^To the studio: arjun@studio\.example: .*No such person\.$/),
      }),
    );
  });

  const mails = async (subject: RegExp) =>
    (await inbox.mails()).filter((mail) => subject.test(mail.subject ?? '')).length;
  const toldOf = async (file: string) =>
    (await inbox.mails())
      .filter(({ text }) => text?.includes(file))
      .flatMap(({ to = [] }) => to.map(({ address }) => address));
  const { signal } = new AbortController();

  it('about many enquiries names each of them once although one address is dead', async () => {
    answer = 550;
    const database = admin.app.get(DataSource);
    const digests = [
      { job: admin.app.get(SendDigest), subject: /^1 enquiry$/, spamReason: null, state: 'new' as const },
      {
        job: admin.app.get(SendSpamDigest),
        subject: /^Suspected spam: 1/,
        spamReason: 'x',
        state: 'spam' as const,
      },
    ];
    for (const { job, subject, spamReason, state } of digests) {
      for (let round = 0; round < 2; round += 1) {
        const { id } = await admin.enquiry();
        await database.manager.update(Enquiry, id, {
          inDigest: true,
          studioMailSentAt: null,
          spamReason,
          state,
        });
        await job.run({}, signal);
      }
      expect(await mails(subject)).toBe(2);
    }
  });

  it('about many enquiries is tried again for an address that refuses it for a while', async () => {
    answer = 451;
    const { id } = await admin.enquiry();
    const database = admin.app.get(DataSource);
    await database.manager.update(Enquiry, id, { inDigest: true, studioMailSentAt: null });
    await admin.app.get(SendDigest).run({}, signal);
    const unsent = await database.manager.findOneByOrFail(Enquiry, { id });
    expect(unsent.studioMailSentAt).toBeNull();
    answer = 0;
    taken.splice(0);
    await admin.app.get(SendDigest).run({}, signal);
    expect(taken).toContain(ARJUN);
  });

  it('names files that come after one of them has the words', async () => {
    answer = 451;
    const [email, key] = [`${randomUUID()}@example.com`, randomUUID()];
    await attach(admin, [], { email, key });
    const [{ id }] = (await admin.get(`?search=${email}`)).body.data;
    await expect.poll(async () => (await admin.get(`/${id}`)).body.data.studio_mail_attempts).toBe(1);
    answer = 0;
    await attach(admin, [{ name: 'plan.pdf', content: pdf() }], { email, key });
    await expect.poll(() => toldOf('plan.pdf')).toEqual([MEERA, ARJUN]);
  });

  it('about calls that are overdue is not repeated to who has it, although somebody was called since', async () => {
    answer = 451;
    const database = admin.app.get(DataSource);
    const called = await admin.enquiry();
    const waits = await admin.enquiry();
    const enquiries = [called, waits].map(({ id }) => ({ id, due: Date.now() - 60_000 }));
    const send = () => admin.app.get(SendOverdueMail).run({ enquiries }, signal);
    await expect(send()).rejects.toThrow('could not be sent');
    await database.manager.update(Enquiry, called.id, { firstContactAt: new Date() });
    await expect(send()).rejects.toThrow('could not be sent');
    expect(await mails(/overdue/)).toBe(1);
  });
});
