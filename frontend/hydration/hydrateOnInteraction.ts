import { fetchScript } from './fetchScript.ts';
import { whenIdle } from './whenIdle.ts';
import { whenSeen } from './whenSeen.ts';
import { whenWanted } from './whenWanted.ts';

/** @returns nothing where what was loaded starts the page by itself */
type Load = () => Promise<{ startPage(): Promise<void> } | undefined>;

export async function hydrateOnInteraction(
  loadStart: Load,
  loadReact: () => Promise<unknown>,
): Promise<void> {
  void preload(loadStart);
  await whenWanted();
  const [start] = await fetchScript(() => Promise.all([loadStart(), loadReact()]));
  await start?.startPage();
}

/** Fetched and read, but not run: to run it would keep a phone busy before anything is touched. */
async function preload(loadStart: Load): Promise<void> {
  await whenSeen();
  await whenIdle();
  // As the server wrote it into a page whose form must be whole when the line is gone.
  const preloads = document.querySelector<HTMLTemplateElement>('template#preloads');
  if (!preloads) return;
  document.head.append(preloads.content);
  await loadStart().catch(() => undefined);
}
