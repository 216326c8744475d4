const underWay = new Map<string, AbortController>();

/**
 * Makes a call and calls off earlier ones of the same name. Those never answer: whoever waits for them is on the way
 * to a page that nobody wants any more. Browser only.
 */
export async function newestCall<Answer>(
  name: string,
  call: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  underWay.get(name)?.abort();
  const controller = new AbortController();
  underWay.set(name, controller);
  try {
    return await call(controller.signal);
  } catch (error) {
    if (controller.signal.aborted) return new Promise<Answer>(() => undefined);
    throw error;
  }
}

/** Calls off every call under way: the visitor is going somewhere else. */
export function callOff(): void {
  for (const controller of underWay.values()) controller.abort();
}
