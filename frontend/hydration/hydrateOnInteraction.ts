import { fetchScript } from './fetchScript.ts';
import { whenIdle } from './whenIdle.ts';
import { whenSeen } from './whenSeen.ts';
import { whenWanted } from './whenWanted.ts';

/** @returns nothing where what was loaded starts the page by itself */
type Load = () => Promise<{ startPage(): Promise<void> } | undefined>;

/** Its form must be whole when the line is gone. */
const FORM = /^\/contact-us(\/|$)/;

export async function hydrateOnInteraction(
  loadStart: Load,
  loadReact: () => Promise<unknown>,
): Promise<void> {
  if (FORM.test(location.pathname)) void preload(loadStart);
  await whenWanted();
  const loading = fetchScript(() => Promise.all([loadStart(), loadReact()]));
  fetchNamed();
  const [start] = await loading;
  await start?.startPage();
}

/** Fetched and read, but not run: to run it would keep a phone busy before anything is touched. */
async function preload(loadStart: Load): Promise<void> {
  await whenSeen();
  await whenIdle();
  // In development nothing is named, and what would be loaded starts the page.
  if (fetchNamed()) await loadStart().catch(() => undefined);
}

/** What the page's HTML names. What starts it imports the page without a list of what that needs (vite.config.ts). */
function fetchNamed(): boolean {
  const named = document.querySelector<HTMLTemplateElement>('template#preloads');
  if (named) document.head.append(named.content);
  return named !== null;
}
