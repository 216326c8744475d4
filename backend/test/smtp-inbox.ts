import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface Inbox {
  url: string;
  port: number;
  mails(): Promise<Email[]>;
  stop(): Promise<void>;
}

/** A real SMTP server that keeps what it is sent. `answers` may refuse senders, recipients or the whole mail. */
export async function openInbox(port = 0, answers: SMTPServerOptions = {}): Promise<Inbox> {
  const received: Buffer[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        received.push(Buffer.concat(chunks));
        done();
      });
    },
    ...answers,
  });
  const listening = await new Promise<number>((resolve, reject) => {
    server.on('error', reject);
    const { server: socket } = server;
    server.listen(port, '127.0.0.1', () => {
      const address = socket.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    url: `smtp://127.0.0.1:${listening}`,
    port: listening,
    mails: () => Promise.all(received.map((mail) => PostalMime.parse(mail))),
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
