/** A page that is never idle goes on all the same. */
const MAX_BUSY_MS = 2_000;

/** Resolves when the browser has nothing more urgent to do, such as to show a press. */
export const nextIdle = (): Promise<unknown> =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window
      ? requestIdleCallback(resolve, { timeout: MAX_BUSY_MS })
      : setTimeout(resolve, 200),
  );
