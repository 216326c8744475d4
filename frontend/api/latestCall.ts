const running = new Map<string, AbortController>();

/** Aborts earlier calls of the same name, which then never settle: their page is no longer wanted. Browser only. */
export async function latestCall<Answer>(
  name: string,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  running.get(name)?.abort();
  const controller = new AbortController();
  running.set(name, controller);
  try {
    const answer = await call(controller.signal);
    return controller.signal.aborted ? await never() : answer;
  } catch (error) {
    if (controller.signal.aborted) return never();
    throw error;
  }
}

const never = () => new Promise<never>(() => undefined);
