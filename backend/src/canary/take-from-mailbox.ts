import { ImapFlow } from 'imapflow';
import { isOwnMailHost } from '../config/own-mail-host.js';

const TIMEOUT_MS = 15_000;
const TLS_PORT = 993;
const PLAIN_PORT = 143;
const DEFAULT_FOLDER = 'INBOX';

/** Deletes the mails with these Message-IDs. TLS is required except for the stack's own server. @returns those it found */
export async function takeFromMailbox(address: string, messageIds: string[]): Promise<Set<string>> {
  const client = clientFor(new URL(address));
  // Without a listener an error of the connection would end the process.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const lock = await client.getMailboxLock(folderOf(new URL(address)));
    try {
      return await take(client, messageIds);
    } finally {
      lock.release();
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
}

async function take(client: ImapFlow, messageIds: string[]): Promise<Set<string>> {
  const taken = new Set<string>();
  for (const messageId of messageIds) {
    const found = await client.search({ header: { 'Message-ID': messageId } }, { uid: true });
    if (!found || found.length === 0) continue;
    await client.messageDelete(found, { uid: true });
    taken.add(messageId);
  }
  return taken;
}

function clientFor(url: URL): ImapFlow {
  const secure = url.protocol === 'imaps:';
  return new ImapFlow({
    host: url.hostname,
    port: Number(url.port) || (secure ? TLS_PORT : PLAIN_PORT),
    secure,
    doSTARTTLS: secure ? undefined : !isOwnMailHost(url.href),
    auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    logger: false,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
}

function folderOf({ pathname }: URL): string {
  return decodeURIComponent(pathname.slice(1)) || DEFAULT_FOLDER;
}
