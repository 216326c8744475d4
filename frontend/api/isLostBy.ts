const TOO_MANY = 429;

/** The server or a limit was in the way, and the same may go through later. */
export const isLostBy = (status: number): boolean => status >= 500 || status === TOO_MANY;
