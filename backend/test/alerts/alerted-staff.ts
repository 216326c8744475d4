import { expect } from 'vitest';
import { DataSource } from 'typeorm';
import { pushDevice } from '../../../testing/actors/push-device.ts';
import { openPushService } from '../../../testing/servers/push-service.ts';
import { openInbox } from '../../../testing/servers/smtp-inbox.ts';
import { pushSettings } from '../../../testing/site/push-settings.ts';
import { AlertStaff } from '../../src/alerts/alert-staff.job.js';
import { Enquiry } from '../../src/enquiry/enquiry.entity.js';
import { emptyQueue } from '../jobs/empty-queue.ts';
import { signIn } from '../auth/sign-in.ts';
import { startApp } from '../setup/start-app.ts';

/** Far ahead of what the scheduled job looks at; 18 November 2030 is a Monday. */
export const at = (local: string) => new Date(`2030-11-${local}+05:30`);
const UNSENT = `SELECT 1 FROM graphile_worker.jobs WHERE task_identifier IN ('send-push', 'send-overdue-mail')
  AND (attempts = 0 OR locked_at IS NOT NULL)`;

/** Staff with push services and a mailbox; `subscribe` switches alerts on for a device. */
export async function openAlertedStaff() {
  const service = await openPushService();
  const inbox = await openInbox();
  const server = await startApp({
    ...pushSettings(service.origin),
    SMTP_URL: inbox.url,
    ENQUIRY_TO: 'hello@studio.example',
  });
  const sql = server.app.get(DataSource);
  const token = await signIn(server);
  const told = (by: ReturnType<typeof pushDevice>) =>
    service.received.filter(({ path }) => path === by.path).map((request) => by.read(request));
  return {
    server,
    service,
    inbox,
    sql,
    told,
    async subscribe(as = token) {
      const added = pushDevice(service.origin);
      const { status } = await server.request
        .post('/api/admin/push/devices')
        .auth(as, { type: 'bearer' })
        .send(added.subscription);
      expect(status).toBe(200);
      return added;
    },
    async enquire(createdAt: Date, changes: Partial<Enquiry> = {}): Promise<string> {
      const [{ id }] = await sql.query(
        `INSERT INTO enquiry (name, email, phone, phone_e164, message, consent, consent_version, consent_text, created_at)
         VALUES ('Asha Verma', 'asha@example.com', '98765 43210', '+919876543210', 'A flat.', true, '2026-11', 'x', $1)
         RETURNING id`,
        [createdAt],
      );
      if (Object.keys(changes).length > 0) await sql.manager.update(Enquiry, id, changes);
      return id;
    },
    tell: (now: Date) => server.app.get(AlertStaff).tell(now.getTime()),
    /** Once nothing waits to be sent any more. */
    async settled() {
      await expect.poll(() => sql.query(UNSENT)).toEqual([]);
    },
    subjects: async () => (await inbox.mails()).map(({ subject }) => subject),
    async forget() {
      service.answer(201);
      await emptyQueue(sql);
      await sql.query('DELETE FROM enquiry; DELETE FROM do_not_contact; DELETE FROM push_subscription');
      inbox.clear();
    },
    async stop() {
      await server.stop();
      await inbox.stop();
      await service.stop();
    },
  };
}
