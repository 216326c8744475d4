import { DataSource } from 'typeorm';
import { type Inbox, openInbox } from '../../../testing/servers/smtp-inbox.ts';
import { type EnquiryAdmin, openEnquiryAdmin } from '../enquiry-admin/enquiry-admin.ts';

const [MEERA, ARJUN] = ['meera@studio.example', 'arjun@studio.example'];

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

  it.each([452, 550])(
    'is tried again for the one that is refused with %i, and for no other',
    async (code) => {
      answer = code;
      taken.splice(0);
      const { id } = await admin.enquiry();
      const read = async () => (await admin.get(`/${id}`)).body.data;
      await expect.poll(async () => (await read()).studio_mail_error).toContain('No such person.');
      expect((await read()).studio_mail).toBe('waiting');
      answer = 0;
      await admin.app.get(DataSource).query(
        `SELECT graphile_worker.reschedule_jobs(array_agg(id), run_at := now()) FROM graphile_worker.jobs
       WHERE key = 'studio-mail:' || $1 AND locked_at IS NULL`,
        [id],
      );
      await expect.poll(async () => (await read()).studio_mail).toBe('sent');
      expect(taken.filter((address) => address.endsWith('@studio.example'))).toEqual([MEERA, ARJUN]);
    },
  );
});
