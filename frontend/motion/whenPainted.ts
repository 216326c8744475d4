/** Resolves once the browser has shown what was done until now. */
export const whenPainted = (): Promise<void> =>
  new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)));
