import diagnostics from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import { openInbox } from '../../../testing/servers/smtp-inbox.ts';
import { readEnv } from '../../src/config/env.js';
import { DEFAULT_JOB_TIMEOUT_MS } from '../../src/jobs/job.js';
import { SmtpMailer } from '../../src/mail/smtp-mailer.js';

const MIN_MS = 3 * 60_000;

it('a mail server that looks for viruses has three minutes to say that it took the mail', async () => {
  const sockets: Socket[] = [];
  const opened = (message: unknown) => {
    const { socket } = Object(message);
    if (socket instanceof Socket) sockets.push(socket);
  };
  diagnostics.subscribe('net.client.socket', opened);
  onTestFinished(() => void diagnostics.unsubscribe('net.client.socket', opened));
  const whileItLooks: (number | undefined)[] = [];
  const server = await openInbox(0, {
    onData(stream, _session, done) {
      stream.resume().once('end', () => {
        const ours = sockets.find(({ remotePort }) => remotePort === server.port);
        whileItLooks.push(ours?.timeout);
        done();
      });
    },
  });
  onTestFinished(() => server.stop());
  const env = readEnv({ DATABASE_URL: 'postgres://127.0.0.1/none', JWT_SECRET: 'x'.repeat(32) });
  const to = 'meera@studio.example';
  const mail = { id: 'slow', to, replyTo: to, subject: 'Enquiry', text: 'Asha', html: '<p>Asha</p>' };
  const mailer = new SmtpMailer(env, () => Promise.resolve(), server.url);
  await mailer.send(mail, new AbortController().signal);
  const [timeout = 0] = whileItLooks;
  expect(timeout).toBeGreaterThanOrEqual(MIN_MS);
  expect(timeout).toBeLessThan(DEFAULT_JOB_TIMEOUT_MS);
});
