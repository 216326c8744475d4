import type { Email } from 'postal-mime';
import { DataSource } from 'typeorm';
import type { Inbox } from '../../../testing/servers/smtp-inbox.ts';
import type { TestApp } from '../setup/start-app.ts';

/** Those that arrived once no job waits or runs any more. */
export async function mailsOf(server: TestApp, inbox: Inbox, email: string): Promise<Email[]> {
  await jobsDone(server);
  return (await inbox.mails()).filter((mail) => mail.to?.[0]?.address === email);
}

export async function jobsDone(server: Pick<TestApp, 'app'>): Promise<void> {
  const waiting = `SELECT task_identifier FROM graphile_worker.jobs
    WHERE task_identifier IN ('send-password-link', 'send-account-notice', 'record-failed-attempt')
      AND attempts < max_attempts`;
  await expect.poll(() => server.app.get(DataSource).query(waiting), { interval: 50 }).toEqual([]);
}
