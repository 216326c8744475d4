const closed = new Set<string>();

/** Tells other tabs that this one is open and keeps itself what it holds. Not over plain http. */
export function holdForm(form: string): () => void {
  closed.delete(form);
  const closing = new AbortController();
  const { signal } = closing;
  const untilClosed = () =>
    new Promise<unknown>((resolve) =>
      signal.aborted ? resolve(undefined) : signal.addEventListener('abort', resolve),
    );
  if ('locks' in navigator) void navigator.locks.request(form, untilClosed).then(() => closed.delete(form));
  return () => {
    // Its lock goes a moment later.
    closed.add(form);
    closing.abort();
  };
}

/** None where the browser does not tell: what is kept has to be offered all the same. */
export async function readOpenForms(): Promise<string[]> {
  const closedBefore = new Set(closed);
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query().catch(() => ({ held: [] })) : {};
  return held.flatMap(({ name = '' }) => (closedBefore.has(name) || closed.has(name) ? [] : [name]));
}
