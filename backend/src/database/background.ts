/** Names the connections for work that no page waits for: jobs that hold one while they talk to the store, exports. */
export const BACKGROUND = 'background';
