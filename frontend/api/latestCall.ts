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
    return await call(controller.signal);
  } catch (error) {
    if (controller.signal.aborted) return new Promise<Answer>(() => undefined);
    throw error;
  }
}

export function abortCalls(): void {
  for (const controller of running.values()) controller.abort();
}
