/** `AbortSignal.any` is missing in Safari before 17.4. */
export function withTimeout(signal: AbortSignal | undefined, timeoutMs: number): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  if (!signal) return timeout;
  const end = new AbortController();
  for (const either of [signal, timeout]) {
    if (either.aborted) end.abort(either.reason);
    either.addEventListener('abort', () => end.abort(either.reason));
  }
  return end.signal;
}
