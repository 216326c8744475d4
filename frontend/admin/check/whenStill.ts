const STILL_MS = 500;

/** Asks once the question stays the same: while somebody drags or types, each next one aborts the one before. */
export async function whenStill<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  await new Promise((resolve) => setTimeout(resolve, STILL_MS));
  signal.throwIfAborted();
  return ask();
}
