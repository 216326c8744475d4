import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { listen } from './listen.ts';

export interface ImapMailbox {
  url: string;
  /** Message-IDs of the mails that are in it. */
  messageIds: string[];
  stop(): Promise<void>;
}

interface Mailbox {
  messageIds: string[];
  deleted: Set<string | undefined>;
}

/** Speaks as much of IMAP (RFC 3501) as it takes to sign in, search for a Message-ID and delete what was found. */
export async function openImapMailbox(): Promise<ImapMailbox> {
  const mailbox: Mailbox = { messageIds: [], deleted: new Set() };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
    socket.write('* OK Ready\r\n');
    createInterface({ input: socket }).on('line', (line) => answer(socket, mailbox, line));
  });
  const port = await listen(server);
  return {
    url: `imap://studio:secret@127.0.0.1:${port}`,
    messageIds: mailbox.messageIds,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

function answer(socket: Socket, mailbox: Mailbox, line: string): void {
  const [, tag = '', command = '', rest = ''] = /^(\S+) ((?:UID )?\S+) ?(.*)$/i.exec(line) ?? [];
  for (const untagged of untaggedAnswers(mailbox, command.toUpperCase(), rest))
    socket.write(`* ${untagged}\r\n`);
  socket.write(`${tag} ${isRefused(command, rest) ? 'NO' : 'OK'} ${command} completed\r\n`);
}

function untaggedAnswers({ messageIds, deleted }: Mailbox, command: string, rest: string): string[] {
  if (command === 'CAPABILITY') return ['CAPABILITY IMAP4rev1'];
  if (command === 'LIST') return ['LIST (\\HasNoChildren) "/" "INBOX"'];
  if (command === 'SELECT')
    return [
      'FLAGS (\\Deleted)',
      `${messageIds.length} EXISTS`,
      'OK [UIDVALIDITY 1] OK',
      'OK [UIDNEXT 1000] OK',
    ];
  if (command === 'UID SEARCH') {
    const found = messageIds.flatMap((id, index) => (rest.includes(id) ? [index + 1] : []));
    return [`SEARCH ${found.join(' ')}`.trim()];
  }
  if (command === 'UID STORE' && rest.includes('\\Deleted'))
    deleted.add(messageIds[Number.parseInt(rest, 10) - 1]);
  if (command === 'EXPUNGE' || command === 'UID EXPUNGE')
    return messageIds.toReversed().flatMap((id) => (deleted.has(id) ? expunge(messageIds, id) : []));
  return [];
}

function expunge(messageIds: string[], id: string): string[] {
  const index = messageIds.indexOf(id);
  messageIds.splice(index, 1);
  return [`${index + 1} EXPUNGE`];
}

function isRefused(command: string, rest: string): boolean {
  return command.toUpperCase() === 'LOGIN' && !rest.includes('secret');
}
