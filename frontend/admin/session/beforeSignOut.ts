/** Longer than a call usually takes, shorter than anybody waits. */
const MAX_WAIT_MS = 2_000;

const tasks = new Set<() => Promise<unknown>>();

/** For what must be sent while the session still counts. @returns takes it back */
export function beforeSignOut(task: () => Promise<unknown>): () => void {
  tasks.add(task);
  return () => tasks.delete(task);
}

export async function finishBeforeSignOut(): Promise<void> {
  const done = Promise.allSettled([...tasks].map((task) => task()));
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))]);
}
