/** Connections for work that no page waits for. */
export const BACKGROUND = 'background';
