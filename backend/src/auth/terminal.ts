import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

export interface Terminal {
  print(line: string): void;
  /** Undefined without a terminal. */
  askSecretly(question: string): Promise<string | undefined>;
  /** True without a terminal. */
  confirm(question: string): Promise<boolean>;
}

export async function askSecretly(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined;
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  process.stderr.write(question);
  try {
    return await ask('', nowhere);
  } finally {
    process.stderr.write('\n');
  }
}

export async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) return true;
  const answer = await ask(`${question} Type yes: `, process.stderr);
  return answer.trim().toLowerCase() === 'yes';
}

async function ask(question: string, output: NodeJS.WritableStream): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  const cancelled = new AbortController();
  terminal.once('SIGINT', () => cancelled.abort());
  try {
    return await terminal.question(question, { signal: cancelled.signal });
  } catch (error) {
    if (cancelled.signal.aborted) throw new Error('Cancelled.', { cause: error });
    throw error;
  } finally {
    terminal.close();
  }
}
