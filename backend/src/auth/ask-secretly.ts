import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks on the terminal without showing what is typed; undefined when there is no terminal. */
export async function askSecretly(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  process.stderr.write(question);
  const terminal = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  const cancelled = new AbortController();
  terminal.once('SIGINT', () => cancelled.abort());
  try {
    return await terminal.question('', { signal: cancelled.signal });
  } catch (error) {
    if (cancelled.signal.aborted) throw new Error('Cancelled.', { cause: error });
    throw error;
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
