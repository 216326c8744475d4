import type { Server } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A server that closes then resets nobody: connections that are made and not yet accepted would be. */
export async function untilNobodyEnters(server: Server, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  let hasEntered = true;
  const enter = () => (hasEntered = true);
  server.on('connection', enter);
  // From here on each turn is a whole one.
  await nextTurn();
  while (hasEntered && performance.now() < deadline) {
    hasEntered = false;
    await nextTurn();
  }
  server.off('connection', enter);
}
