const running = new Map<string, AbortController>();

/**
 * Aborts earlier calls of the same name. Those never settle: they belong to a page that is no longer wanted.
 * In the browser only.
 */
export async function latestCall<Answer>(
  name: string,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  running.get(name)?.abort();
  const controller = new AbortController();
  running.set(name, controller);
  try {
    return await call(controller.signal);
  } catch (error) {
    if (controller.signal.aborted) return new Promise<Answer>(() => undefined);
    throw error;
  }
}

export function abortCalls(): void {
  for (const controller of running.values()) controller.abort();
}
