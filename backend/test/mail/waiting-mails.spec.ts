import { DataSource } from 'typeorm';
import { type Inbox, openInbox } from '../../../testing/servers/smtp-inbox.ts';
import { jobTable } from '../../../testing/job-table.ts';
import { WaitingMails } from '../../src/mail/waiting-mails.js';
import { enquiryForm } from '../enquiry/enquiry-form.ts';
import { type TestApp, startApp } from '../setup/start-app.ts';

const patiently = { interval: 50 };

/** Two mails of an enquiry have failed, and wait for six hours. */
async function afterOutage(): Promise<{ server: TestApp; sql: DataSource; back: Inbox }> {
  const away = await openInbox();
  await away.stop();
  const server = await startApp({ SMTP_URL: away.url });
  onTestFinished(() => server.stop());
  const sql = server.app.get(DataSource);
  await server.request.post('/api/enquiry').send(enquiryForm());
  const failed = () => sql.query(`SELECT FROM ${jobTable} WHERE attempts > 0 AND locked_at IS NULL`);
  await expect.poll(async () => (await failed()).length, patiently).toBe(2);
  await sql.query(`UPDATE ${jobTable} SET attempts = 7, updated_at = now() - interval '1 hour',
    run_at = now() + interval '6 hours'`);
  const back = await openInbox(away.port);
  onTestFinished(() => back.stop());
  return { server, sql, back };
}

it('mails that failed leave as soon as another gets through', async () => {
  const { server, back } = await afterOutage();
  await server.request
    .post('/api/enquiry')
    .send(enquiryForm({ email: 'second@example.org', message: 'Two.' }));
  await expect.poll(async () => (await back.mails()).length, patiently).toBe(4);
});

it('a start tries one mail that failed, and the others follow when that gets through', async () => {
  const { server, back } = await afterOutage();
  await server.app.get(WaitingMails).onApplicationBootstrap();
  await expect.poll(async () => (await back.mails()).length, patiently).toBe(2);
});

it('a start takes one attempt of one mail alone while the server is away', async () => {
  const { server, sql, back } = await afterOutage();
  await back.stop();
  await server.app.get(WaitingMails).onApplicationBootstrap();
  const attempts = () => sql.query(`SELECT attempts FROM ${jobTable} WHERE locked_at IS NULL ORDER BY 1`);
  await expect.poll(attempts, patiently).toEqual([{ attempts: 7 }, { attempts: 8 }]);
});

it('a mail that gets through takes no attempt of one that was tried a moment ago, nor its last', async () => {
  const { server, sql } = await afterOutage();
  await sql.query(`UPDATE ${jobTable} SET updated_at = now() WHERE max_attempts > 10`);
  await sql.query(`UPDATE ${jobTable} SET attempts = 9 WHERE max_attempts = 10`);
  await server.app.get(WaitingMails).follow();
  const due = `SELECT FROM ${jobTable} WHERE run_at < now() + interval '5 hours' AND attempts > 0`;
  expect(await sql.query(due)).toEqual([]);
});

it('a mail that gets through takes no attempt of one that is refused for its recipient', async () => {
  const { server, sql, back } = await afterOutage();
  const refused = `last_error = 'The mail could not be sent: EENVELOPE 452 RCPT TO.'`;
  await sql.query(`UPDATE ${jobTable} SET ${refused} WHERE max_attempts = 10`);
  await server.app.get(WaitingMails).follow();
  await expect.poll(async () => (await back.mails()).length, patiently).toBe(1);
  expect(await sql.query(`SELECT attempts FROM ${jobTable} WHERE ${refused}`)).toEqual([{ attempts: 7 }]);
});
