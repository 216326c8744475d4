import { DataSource } from 'typeorm';
import { enquiryForm } from '../enquiry/enquiry-form.ts';
import { openInbox } from '../../../testing/servers/smtp-inbox.ts';
import { startApp } from '../setup/start-app.ts';

/** What it is told of a person or a password, and what the enquiry says of it. The address is none of our own. */
async function tellsOf(disabledCommands: string[]) {
  const heard: string[] = [];
  const hear = (what: string) => (_said: unknown, _session: unknown, done: () => void) => {
    heard.push(what);
    done();
  };
  const inbox = await openInbox(0, {
    disabledCommands,
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => hear('AUTH')(_auth, _session, () => done(null, { user: 'studio' })),
    onMailFrom: hear('MAIL FROM'),
    onRcptTo: hear('RCPT TO'),
  });
  const server = await startApp({
    SMTP_URL: `smtp://studio:topsecret@0.0.0.0:${inbox.port}`,
    MAIL_FROM: 'website@studio.example',
    ENQUIRY_TO: 'hello@studio.example',
  });
  const sql = server.app.get(DataSource);
  await server.request.post('/api/enquiry').send(enquiryForm());
  const retried = () =>
    sql.query(
      `SELECT task_identifier AS job FROM graphile_worker.jobs
       WHERE attempts = 1 AND locked_at IS NULL AND key IS NOT NULL ORDER BY 1`,
    );
  await expect.poll(retried).toEqual([{ job: 'send-acknowledgement' }, { job: 'send-studio-mail' }]);
  const [{ error }] = await sql.query('SELECT studio_mail_error AS error FROM enquiry');
  await server.stop();
  await inbox.stop();
  return { heard, error };
}

describe('a mail server elsewhere', () => {
  it.each([
    ['that offers no TLS, or from which somebody took the offer away', ['STARTTLS']],
    ['whose certificate nobody vouches for', []],
  ])('%s hears neither the password nor a mail, which is tried again', async (_, disabled) => {
    const { heard, error } = await tellsOf(disabled);
    expect(heard).toEqual([]);
    expect(error).toMatch(
      /^The mail server offers no encrypted connection that can be trusted, so nothing was sent/,
    );
  });
});
