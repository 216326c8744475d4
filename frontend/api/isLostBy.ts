const [TIMED_OUT, TOO_MANY] = [408, 429];

/** The server or a limit was in the way, and the same may go through later. */
export const isLostBy = (status: number): boolean =>
  status >= 500 || status === TIMED_OUT || status === TOO_MANY;
