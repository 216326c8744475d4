const underWay = new Map<string, AbortController>();

/** The signal of a call that makes earlier calls of the same name pointless: they are called off. Browser only. */
export function newestCall(name: string): AbortSignal {
  underWay.get(name)?.abort();
  const controller = new AbortController();
  underWay.set(name, controller);
  return controller.signal;
}
